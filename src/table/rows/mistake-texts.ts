export { flawsOf } from './flaws.ts';
export { meantKeys, unknownTypes, unreadCells } from './meant-keys.ts';
