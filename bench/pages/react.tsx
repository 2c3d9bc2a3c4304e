import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Row } from '../rows.ts';
import { batchesOf, type Column, places } from './batches.ts';
import { shownText } from './cell.ts';
import { cellContent } from './cell-content.tsx';
import './plain.css';

// The lower bound for a React table: renders the first page of parsed objects, without any features. Requests its first
// batch before React has loaded, as our table does.

const pageSize = 10;

function FirstRows({ endpoint }: { readonly endpoint: string }) {
  const { columns, rows, count } = useRows(endpoint);
  const first = rows.slice(0, pageSize);
  return (
    <>
      <table>
        <thead>
          <tr>
            {columns.map(({ data, title }) => (
              <th key={data} scope="col">
                <button type="button">{title}</button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first.map(row => (
            <tr key={row.id}>
              {columns.map(({ data }) => (
                <td key={data} data-column={data} title={shownText(row[data])}>
                  {cellContent(row[data])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status">{`1–${first.length} of ${count.toLocaleString()}`}</p>
    </>
  );
}

interface Shown {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly count: number;
}

function useRows(endpoint: string): Shown {
  const [shown, show] = useState<Shown>({ columns: [], rows: [], count: 0 });
  useEffect(() => {
    const load = async () => {
      const rows: Row[] = [];
      for await (const { columns, data } of batchesOf(endpoint)) {
        for (const row of data) rows.push(row);
        show({ columns, rows, count: rows.length });
      }
    };
    void load();
  }, [endpoint]);
  return shown;
}

for (const [place, endpoint] of places()) createRoot(place).render(<FirstRows endpoint={endpoint} />);
