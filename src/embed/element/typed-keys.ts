/**
 * Keeps the keys that a person types into a field of ours from the page's key handlers. They see the element as the
 * target: one that looks for `INPUT` would take Backspace or letters away. [EMB-21]
 */
export function keepTypedKeys(root: ShadowRoot, isFormField: boolean): void {
  for (const type of ['keydown', 'keypress', 'keyup'] as const)
    root.addEventListener(type, event => {
      if (isTyped(event as KeyboardEvent, isFormField)) event.stopPropagation();
    });
}

function isTyped(event: KeyboardEvent, isFormField: boolean): boolean {
  const { key, target, ctrlKey, altKey, metaKey, isComposing } = event;
  if (!(target as Element).matches('input, select, textarea') || ctrlKey || altKey || metaKey) return false;
  const mayClose = key === 'Escape' && !isComposing;
  const maySubmit = key === 'Enter' && isFormField && !(target as Element).matches('textarea');
  return key !== 'Tab' && !mayClose && !maySubmit;
}
