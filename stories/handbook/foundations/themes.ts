import { tokensIn } from '../../../src/manifest/tokens.ts';
import darkCss from '../../../src/ui/styles/dark.css?raw';
import tokensCss from '../../../src/ui/styles/tokens.css?raw';
import { themesOf } from '../../../tests/support/contrast.ts';

/** All tokens with their values in the light theme. */
export const tokens = tokensIn(tokensCss);

/** Both themes. */
export const themes = themesOf(tokens, darkCss);
