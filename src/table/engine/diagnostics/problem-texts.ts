export { cellsWithoutDisplay, unknownTypes } from './column-problems.ts';
export { rowProblems } from './row-problems.ts';
