import { useEffect, useState } from 'react';
import type { GridColumn } from './columns';
import type { RichEditors } from './richEditors';

const richKinds = new Set(['choice', 'combo', 'lookup', 'date']);

/** Loaded once for all grids of a page. */
let loaded: RichEditors | null = null;
const load = async (): Promise<RichEditors> => {
  loaded = (await import('./richEditors')).richEditors;
  return loaded;
};

/** The editors that open a popup, once they are loaded; asked for when a column has one. */
export function useRichEditors<Row>(columns: readonly GridColumn<Row>[]): RichEditors | null {
  const [editors, setEditors] = useState(loaded);
  const isWanted = columns.some(({ editor }) => editor && richKinds.has(editor.kind));
  useEffect(() => {
    if (!isWanted || editors) return undefined;
    let isGone = false;
    // Where they cannot be had, a line of text edits the cell all the same.
    load().then(
      (editors) => !isGone && setEditors(editors),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, editors]);
  return editors;
}
