import { vi } from 'vitest';

export interface DownloadedFile {
  readonly name: string;
  readonly text: Promise<string>;
}

/** Collects the files that are downloaded from here on, with their names, in place of saving them. */
export function collectDownloads(): readonly DownloadedFile[] {
  const files: DownloadedFile[] = [];
  const blobs = new Map<string, Blob>();
  const create = URL.createObjectURL.bind(URL);
  vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
    const url = create(blob as Blob);
    blobs.set(url, blob as Blob);
    return url;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text: (blobs.get(this.href) as Blob).text() });
  });
  return files;
}
