/** Starts a download of the file in the browser. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Revoked late: the browser may start to read the file some time after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
