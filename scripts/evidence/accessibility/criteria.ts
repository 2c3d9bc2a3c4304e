/** A success criterion of WCAG 2.2, and how this project measures it in addition to axe. */
export interface Criterion {
  readonly number: string;
  readonly name: string;
  readonly level: 'A' | 'AA';
  /** Titles of tests that show the criterion. */
  readonly tests?: RegExp;
  /** Code without which the criterion does not apply. */
  readonly code?: RegExp;
  /** Only a whole page can meet it; the elements are parts of one. */
  readonly ofPage?: true;
}

const media = /<(?:video|audio|track)\b/;
const a = (number: string, name: string, more: Partial<Criterion> = {}): Criterion => ({
  number,
  name,
  level: 'A',
  ...more,
});
const aa = (number: string, name: string, more: Partial<Criterion> = {}): Criterion => ({
  ...a(number, name, more),
  level: 'AA',
});

/** Levels A and AA of WCAG 2.2, in the order of the standard. 4.1.1 was removed from it. */
export const criteria: readonly Criterion[] = [
  a('1.1.1', 'Non-text Content'),
  a('1.2.1', 'Audio-only and Video-only (Prerecorded)', { code: media }),
  a('1.2.2', 'Captions (Prerecorded)', { code: media }),
  a('1.2.3', 'Audio Description or Media Alternative (Prerecorded)', { code: media }),
  aa('1.2.4', 'Captions (Live)', { code: media }),
  aa('1.2.5', 'Audio Description (Prerecorded)', { code: media }),
  a('1.3.1', 'Info and Relationships'),
  a('1.3.2', 'Meaningful Sequence'),
  a('1.3.3', 'Sensory Characteristics'),
  aa('1.3.4', 'Orientation'),
  aa('1.3.5', 'Identify Input Purpose'),
  a('1.4.1', 'Use of Color'),
  a('1.4.2', 'Audio Control', { code: media }),
  aa('1.4.3', 'Contrast (Minimum)', { tests: /\bcontrast of at least 4\.5:1/ }),
  aa('1.4.4', 'Resize Text'),
  aa('1.4.5', 'Images of Text'),
  aa('1.4.10', 'Reflow', { tests: /\b320 ?(?:px|pixels)\b|\b400 ?%/ }),
  aa('1.4.11', 'Non-text Contrast', { tests: /\bcontrast of at least 3:1/ }),
  aa('1.4.12', 'Text Spacing'),
  aa('1.4.13', 'Content on Hover or Focus', { tests: /\btooltip\b/i }),
  a('2.1.1', 'Keyboard', { tests: /\bkeyboard\b|\barrow keys\b/i }),
  a('2.1.2', 'No Keyboard Trap', { tests: /\bnot trap\b/i }),
  a('2.1.4', 'Character Key Shortcuts', { tests: /\bkeyboard shortcuts\b/i }),
  a('2.2.1', 'Timing Adjustable'),
  a('2.2.2', 'Pause, Stop, Hide'),
  a('2.3.1', 'Three Flashes or Below Threshold'),
  a('2.4.1', 'Bypass Blocks', { ofPage: true }),
  a('2.4.2', 'Page Titled', { ofPage: true }),
  a('2.4.3', 'Focus Order', { tests: /\b(?:moves?|returns?|restores?|gets?)\b.*\bfocus\b/ }),
  a('2.4.4', 'Link Purpose (In Context)'),
  aa('2.4.5', 'Multiple Ways', { ofPage: true }),
  aa('2.4.6', 'Headings and Labels'),
  aa('2.4.7', 'Focus Visible', { tests: /\bfocused control stays visible\b/ }),
  aa('2.4.11', 'Focus Not Obscured (Minimum)', {
    tests: /\bfocus(?:ed)?\b.*\b(?:never covered|fully visible)|\bfocused control stays visible\b/,
  }),
  a('2.5.1', 'Pointer Gestures', { code: /\bon(?:Touch|Pointer)Move\b|'(?:touch|pointer)move'/ }),
  a('2.5.2', 'Pointer Cancellation'),
  a('2.5.3', 'Label in Name'),
  a('2.5.4', 'Motion Actuation', { code: /device(?:motion|orientation)/ }),
  aa('2.5.7', 'Dragging Movements', { code: /\bdraggable\b|\bonDrag|'drag(?:start)?'|'pointermove'/ }),
  aa('2.5.8', 'Target Size (Minimum)', {
    tests: /\btouch[- ](?:siz|target)|\btouch size\b|large enough for touch/,
  }),
  a('3.1.1', 'Language of Page', { ofPage: true }),
  aa('3.1.2', 'Language of Parts'),
  a('3.2.1', 'On Focus'),
  a('3.2.2', 'On Input'),
  aa('3.2.3', 'Consistent Navigation', { ofPage: true }),
  aa('3.2.4', 'Consistent Identification'),
  a('3.2.6', 'Consistent Help', { ofPage: true }),
  a('3.3.1', 'Error Identification', { tests: /\berror summary\b|\blists the (?:errors|problems)\b/ }),
  a('3.3.2', 'Labels or Instructions'),
  aa('3.3.3', 'Error Suggestion'),
  aa('3.3.4', 'Error Prevention (Legal, Financial, Data)', {
    tests: /\brefuses an allocation\b|\basks (?:first|before)\b/,
  }),
  a('3.3.7', 'Redundant Entry', { tests: /\bkeeps what was typed\b/ }),
  aa('3.3.8', 'Accessible Authentication (Minimum)', { code: /type="password"/ }),
  a('4.1.2', 'Name, Role, Value'),
  aa('4.1.3', 'Status Messages', { tests: /\bannounces?\b|\blive region\b/ }),
];
