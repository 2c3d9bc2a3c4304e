import { designTokens, themesOf } from '../../../src/manifest/tokens/design-tokens.ts';
import { tokensIn } from '../../../src/manifest/tokens/tokens.ts';
import darkCss from '../../../src/ui/styles/dark.css?raw';
import tokensCss from '../../../src/ui/styles/tokens.css?raw';

/** All tokens with their values in the light theme. */
export const tokens = tokensIn(tokensCss);

/** Both themes. */
export const themes = themesOf(tokens, darkCss);

/** The text of design-tokens.json. */
export const designTokensText = JSON.stringify(designTokens(tokens, darkCss), null, 2);
