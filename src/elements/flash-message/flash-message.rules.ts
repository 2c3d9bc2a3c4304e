import type { Language } from '../../domain/language/language.ts';
import type { AttributesOf } from '../../embed/definition.ts';
import type { NoticeTone } from '../../ui/feedback/notice.tsx';
import type { definition } from './flash-message.definition.ts';
import { catalogue } from './texts.ts';

type FlashError = NonNullable<AttributesOf<typeof definition>['error']>;

/** The text of an error: `{code}: {message}`; an absent code is left out. [UI-09] */
export const errorText = ({ code, message }: FlashError, language: Language): string => {
  const texts = language.texts(catalogue);
  return code
    ? texts.error({ code, message: message || texts.unknownError })
    : `${message || texts.unknownError}`;
};

/** The tone of each level; frameworks have words of their own. [UI-18] */
export const toneOfLevel = {
  success: 'success',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  error: 'danger',
  alert: 'danger',
  notice: 'info',
  status: 'success',
} as const satisfies Record<AttributesOf<typeof definition>['level'], NoticeTone>;
