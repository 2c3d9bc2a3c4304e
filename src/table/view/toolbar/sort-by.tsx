import { useLanguage } from '../../../language/language-context.ts';
import type { TableState } from '../table.state.ts';
import { catalogue } from '../texts.ts';
import { LabelledSelect } from './labelled-select.tsx';
import { optionToSorting, sortingToOption, sortOptions } from './sort-options.ts';

export interface SortByProps {
  readonly state: TableState;
}

/** The order of cards, which have no column headers. [UI-19] */
export function SortBy({ state: { snapshot, query, changeQuery } }: SortByProps) {
  const language = useLanguage();
  return (
    <LabelledSelect
      className="sort-by"
      label={language.texts(catalogue).toolbar.sortBy}
      value={sortingToOption(query.sorting)}
      options={sortOptions(snapshot.columns, query.sorting, language)}
      choose={option => changeQuery({ sorting: optionToSorting(option) })}
    />
  );
}
