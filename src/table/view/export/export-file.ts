import { download } from './download.ts';

/** A file that is written part by part. */
export interface ExportFile {
  write(part: Blob): Promise<unknown>;
  /** Completes the file; a download starts only now. */
  close(): Promise<unknown>;
  /** Discards what was written. */
  discard(): Promise<unknown>;
}

type SavePicker = (options: {
  readonly suggestedName: string;
}) => Promise<{ createWritable(): Promise<WritableFile> }>;

interface WritableFile extends Omit<ExportFile, 'discard'> {
  abort(): Promise<void>;
}

/** From this number of rows on, the person chooses a file first, if the browser can write to one. */
const manyRows = 10_000;

/**
 * The file of an export: written to the disk as the rows arrive where the browser can do that, else collected and
 * downloaded. Undefined if the person has closed the browser's dialog.
 */
export async function openExportFile(name: string, rows: number): Promise<ExportFile | undefined> {
  const { showSaveFilePicker: pick } = globalThis as { showSaveFilePicker?: SavePicker };
  if (!pick || rows < manyRows) return collected(name);
  try {
    const handle = await pick({ suggestedName: name });
    const file = await handle.createWritable();
    return {
      write: part => file.write(part),
      close: () => file.close(),
      discard: () => file.abort(),
    };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    // The page may not open the dialog, for example in a frame of another site.
    return collected(name);
  }
}

function collected(name: string): ExportFile {
  let parts: Blob[] = [];
  return {
    async write(part) {
      parts.push(part);
    },
    async close() {
      download(new Blob(parts, { type: 'text/csv;charset=utf-8' }), name);
    },
    async discard() {
      parts = [];
    },
  };
}
