import type { AriaLiveMessages, GroupBase } from 'react-select';
import type { TextsOf } from '../../domain/language/catalogue.ts';
import type { SelectOption } from './select-options.ts';
import type { selectCatalogue } from './texts.ts';

/**
 * Replaces react-select's own announcements, which are English, do not name the field and count only the rendered options.
 * On Apple devices it announces the focused option: with its index among all matches and the reason if it is disabled.
 */
export const liveMessages = (
  matchCount: number,
  placeholder: string,
  texts: TextsOf<typeof selectCatalogue>,
): AriaLiveMessages<SelectOption, false, GroupBase<SelectOption>> => ({
  guidance: () => '',
  onFilter: () => '',
  // Also called for Enter on a disabled option, which is not chosen.
  onChange({ label, value }) {
    const reason = value?.disabled;
    if (reason) return texts.optionDisabled({ option: label, reason });
    return label ? texts.optionSelected({ option: label }) : placeholder;
  },
  onFocus({ context, isAppleDevice, focused, isSelected, label, options }) {
    if (context !== 'menu' || !isAppleDevice) return '';
    const { optionAt } = texts;
    const place = { option: label, position: options.indexOf(focused) + 1, count: matchCount };
    if (focused.disabled) return optionAt.disabled({ ...place, reason: focused.disabled });
    return isSelected ? optionAt.selected(place) : optionAt.any(place);
  },
});
