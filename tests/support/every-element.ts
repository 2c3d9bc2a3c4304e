import { elements, type LoadElement } from '../../src/elements.ts';

const loads: readonly LoadElement[] = Object.values(elements as unknown as Record<string, LoadElement>);

/** The module of every tag in the list. */
export const everyElement = (await Promise.all(loads.map(load => load()))).map(({ element }) => element);
