/** Gives the person a file to keep. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser takes the file when it gets to it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
