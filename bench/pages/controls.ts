/** A search box and an export button, for libraries without their own. */
export function controls(place: HTMLElement, search: (text: string) => void, exportCsv: () => void): void {
  const input = Object.assign(document.createElement('input'), { type: 'search' });
  const button = Object.assign(document.createElement('button'), { textContent: 'Export CSV' });
  input.addEventListener('input', () => search(input.value));
  button.addEventListener('click', exportCsv);
  place.append(input, button);
}
