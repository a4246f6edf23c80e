import { useEffect, useState } from 'react';
import type { GridColumn, GridEditor } from '../columns';
import type { DateEditor } from './dateEditor';
import type { LookUpEditor, OptionEditor } from './optionEditors';

/** Editors that open a popup, as far as they are loaded. */
export interface RichEditors {
  OptionEditor?: typeof OptionEditor;
  LookUpEditor?: typeof LookUpEditor;
  DateEditor?: typeof DateEditor;
}

type RichKind = 'options' | 'dates';

const richKinds: Partial<Record<GridEditor['kind'], RichKind>> = {
  choice: 'options',
  combo: 'options',
  lookup: 'options',
  date: 'dates',
};

/** Each is loaded where a column has it, once for all grids of a page: days weigh twice what lists do. */
const loads: Record<RichKind, () => Promise<RichEditors>> = {
  options: async () => {
    const { OptionEditor, LookUpEditor } = await import('./optionEditors');
    return { OptionEditor, LookUpEditor };
  },
  dates: async () => ({ DateEditor: (await import('./dateEditor')).DateEditor }),
};
let loaded: RichEditors = {};
const isLoaded = (kind: RichKind) =>
  (kind === 'options' ? loaded.OptionEditor : loaded.DateEditor) !== undefined;

/** The editors that open a popup, once they are loaded; asked for when a column has one. */
export function useRichEditors<Row>(columns: readonly GridColumn<Row>[]): RichEditors {
  const [editors, setEditors] = useState(loaded);
  useEffect(() => {
    let isGone = false;
    const wanted = new Set(columns.flatMap(({ editor }) => (editor && richKinds[editor.kind]) ?? []));
    for (const kind of [...wanted].filter((kind) => !isLoaded(kind))) {
      // Where they cannot be had, a line of text edits the cell all the same.
      const take = async () => {
        const more = await loads[kind]();
        loaded = Object.assign({}, loaded, more);
        if (!isGone) setEditors(loaded);
      };
      take().catch(() => undefined);
    }
    return () => {
      isGone = true;
    };
  }, [columns]);
  return editors;
}
