/** The label of the option with this value, else the value itself. [TBL-21] */
export function optionLabel(editConfig: unknown, value: string): string {
  const { options } = (editConfig ?? {}) as { readonly options?: unknown };
  const option = Array.isArray(options) ? options.find(one => String(one?.value) === value) : undefined;
  return typeof option?.label === 'string' && option.label ? option.label : value;
}
