import type { ElementAttack } from './attack.ts';
import { attackFields, inAddresses, inAnswers, inAttributes, inIds, inSignInPath } from './fields.ts';
import { hostileUrls } from './hostile-urls.ts';

/** Every hostile address in every field and attribute. */
export const urls: ElementAttack = {
  name: 'addresses',
  title: '[NET-01] [NET-10] no hostile address is requested, linked or navigated to',
  run: (tools, definition) => {
    const { evilOrigin, origin } = tools.host;
    const passes = [inAnswers, inIds, inAttributes, inAddresses, inSignInPath];
    return attackFields(tools, definition, hostileUrls(evilOrigin, origin), passes);
  },
};
