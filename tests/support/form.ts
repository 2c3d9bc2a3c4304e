import { waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import type { ElementDefinition } from '../../src/embed/definition.ts';
import type { ElementModule } from '../../src/embed/element/element-module.ts';
import type { Attributes } from './markup.ts';
import { shown } from './screen.ts';

/** What a form would post. */
export const posted = (form: HTMLFormElement) => [...new FormData(form)];

/** An element in a form of the page, as a template writes it, once it takes part in the form. */
export async function shownInForm<D extends ElementDefinition>(
  module: ElementModule<D>,
  attributes: Attributes,
) {
  const screen = await shown(module, attributes);
  const form = document.createElement('form');
  const fieldset = form.appendChild(document.createElement('fieldset'));
  document.body.append(form);
  fieldset.append(screen.host);
  await waitFor(() => expect(posted(form)).toHaveLength(1));
  return { screen, form, fieldset };
}
