export { meantKeys, unknownTypes, unreadCells } from './column-problems.ts';
export { flawsOf } from './row-problems.ts';
