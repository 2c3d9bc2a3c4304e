import type { ReactNode } from 'react';
import type { Tone } from '../../../domain/display/tone.ts';

/** Wraps the content of a cell in the colour of its `class`, if it has one. [TBL-10] */
export const withTone = (tone: Tone | undefined, content: ReactNode): ReactNode =>
  tone ? <span data-tone={tone}>{content}</span> : content;
