import type { ReactNode } from 'react';
import type { Tone } from '../../../domain/display/tone.ts';

/** What a cell shows, in the colour that its class asks for. [TBL-10] */
export const toned = (tone: Tone | undefined, content: ReactNode): ReactNode =>
  tone ? <span data-tone={tone}>{content}</span> : content;
