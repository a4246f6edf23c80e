import { useEffect, useState } from 'react';
import type { GridColumn } from './columns';
import type { RichEditors } from './richEditors';

const richKinds = new Set(['choice', 'combo', 'date']);

/** The editors that open a popup, once they are loaded; asked for when a column has one. */
export function useRichEditors<Row>(columns: readonly GridColumn<Row>[]): RichEditors | null {
  const [editors, setEditors] = useState<RichEditors | null>(null);
  const isWanted = columns.some(({ editor }) => editor && richKinds.has(editor.kind));
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    // Where they cannot be had, a line of text edits the cell all the same.
    import('./richEditors').then(
      ({ richEditors }) => !isGone && setEditors(richEditors),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return editors;
}
