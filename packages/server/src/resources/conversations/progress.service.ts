import type { Knex } from 'knex';
import { findStates, MessageModel, type MessageState } from './messages.model.ts';
import type { ReadMany } from './sharedPoll.ts';

interface Known {
  state: MessageState;
  row: MessageModel;
}

const isSame = (one: MessageState, other: MessageState | undefined) =>
  one.size === other?.size && one.status === other.status && one.literature === other.literature;

/** Reads the same messages again and again, and whole only those of which there is more. */
export function createProgressReader(db: Knex): ReadMany<MessageModel> {
  let known = new Map<number, Known>();
  return async (ids) => {
    const states = await findStates(db, ids);
    const changed = states.filter((state) => !isSame(state, known.get(state.id)?.state));
    const fresh =
      changed.length > 0 ? await MessageModel.query(db).findByIds(changed.map(({ id }) => id)) : [];
    const rows = new Map(fresh.map((row) => [row.id, row]));
    known = new Map(
      states.flatMap((state): [number, Known][] => {
        const row = rows.get(state.id) ?? known.get(state.id)?.row;
        return row ? [[state.id, { state, row }]] : [];
      }),
    );
    return new Map([...known].map(([id, { row }]) => [id, row]));
  };
}
