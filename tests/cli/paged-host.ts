import { type Handler, json } from '../support/faulty-server.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly status: string;
  readonly amount: { readonly display: string; readonly sort: number };
}

const pick = (values: readonly string[], index: number): string => values[index % values.length] ?? '';

/** People whose names, cities and statuses repeat, in no order. */
export const peopleTo = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `r${index}`,
    name: `${pick(['Dora', 'Ada', 'Cleo', 'Ben'], index)} ${pick(['Moss', 'Roe', 'Vane', 'Lind', 'Ash'], index)}`,
    city: pick(['Lima', 'Åre', 'Oslo'], index),
    status: pick(['paid', 'inReview'], Math.floor(index / 3)),
    amount: { display: `$${(index * 37) % 101}.00`, sort: (index * 37) % 101 },
  }));

/** What a page of a host-paged list is asked for. */
export interface Asked {
  readonly limit: number;
  readonly skip: number;
  readonly search: string;
  readonly sort: keyof Person | undefined;
  readonly order: string;
  readonly filters: Readonly<Record<string, string>>;
}

const columns = ['name', 'city', 'status', 'amount'].map(data => ({ data, title: data.toUpperCase() }));
const filters = { status: ['paid', 'inReview'], city: ['Lima', 'Åre', 'Oslo'] };

const textIn = (person: Person, key: string): string => {
  const cell: unknown = person[key as keyof Person];
  return String(Object(cell).display ?? cell ?? '');
};
const sortValueIn = (person: Person, key: keyof Person): string | number => {
  const cell = person[key];
  return typeof cell === 'string' ? cell.toLowerCase() : cell.sort;
};
const compare = (one: Person, other: Person, key: keyof Person): number => {
  const [a, b] = [sortValueIn(one, key), sortValueIn(other, key)];
  return a < b ? -1 : a > b ? 1 : 0;
};

/** The people that match, in order; equal ones stay in the order of the list. */
function found(people: readonly Person[], { search, sort, order, filters: asked }: Asked): Person[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const all = people.filter(
    person =>
      words.every(word => columns.some(({ data }) => textIn(person, data).toLowerCase().includes(word))) &&
      Object.entries(asked).every(([key, value]) => textIn(person, key) === value),
  );
  if (sort) all.sort((one, other) => compare(one, other, sort) * (order === 'desc' ? -1 : 1));
  return all;
}

/** The answer of a host that makes no mistake. */
export function honestAnswer(people: readonly Person[], asked: Asked) {
  const matching = found(people, asked);
  const data = matching.slice(asked.skip, asked.skip + asked.limit);
  return { columns, data, total: matching.length, totalAll: people.length, filters };
}

export type HonestAnswer = ReturnType<typeof honestAnswer>;

function askedIn(url: string): Asked {
  const query = new URL(url, 'http://host').searchParams;
  const chosen = [...query].flatMap(([name, value]) => {
    const key = /^filter\[(.+)\]$/.exec(name)?.[1];
    return key === undefined ? [] : [[key, value] as const];
  });
  return {
    limit: Number(query.get('limit')),
    skip: Number(query.get('skip')),
    search: query.get('search') ?? '',
    sort: (query.get('sort') as keyof Person | null) ?? undefined,
    order: query.get('order') ?? 'asc',
    filters: Object.fromEntries(chosen),
  };
}

/** A list of these people whose answers `lie` may change; a number is a status without an answer. */
export const pagedHost =
  (
    people: readonly Person[],
    lie: (answer: HonestAnswer, asked: Asked) => object | number = answer => answer,
  ): Handler =>
  (response, request, hit) => {
    const asked = askedIn(request.url);
    const answer = lie(honestAnswer(people, asked), asked);
    if (typeof answer === 'number') json({ message: 'No.' }, answer)(response, request, hit);
    else json(answer)(response, request, hit);
  };
