import fc from 'fast-check';
import type { WorkspaceCommand } from './workspace';

const anyId = fc.nat({ max: 12 }).map((n) => (n === 0 ? 'home' : String(n)));
const now = fc.nat({ max: 12 });
/** Any command, to any of a few tabs, sensible or not. */
export const anyCommand: fc.Arbitrary<WorkspaceCommand> = fc.oneof(
  fc.record({ do: fc.constant('openNewTab' as const), now }),
  fc.constant({ do: 'reopen' as const }),
  fc.record({ do: fc.constant('choose' as const), id: anyId, typeId: fc.string(), title: fc.string() }),
  fc.record({ do: fc.constantFrom('addSplit' as const, 'duplicate' as const), id: anyId, now }),
  fc.record({
    do: fc.constantFrom(
      ...(['cancelChooser', 'separate', 'close', 'closePair', 'activate', 'resetSizes'] as const),
    ),
    id: anyId,
  }),
  fc.record({
    do: fc.constant('move' as const),
    id: anyId,
    drop: fc.record({ targetId: anyId, side: fc.constantFrom('before' as const, 'after' as const) }),
  }),
  fc.record({ do: fc.constant('openTab' as const), typeId: fc.string(), title: fc.string(), now }),
  fc.record({ do: fc.constant('chooseProduct' as const), productId: fc.nat() }),
  fc.record({ do: fc.constant('rename' as const), id: anyId, title: fc.string() }),
  fc.record({ do: fc.constant('goTo' as const), id: anyId, address: fc.string() }),
  fc.record({
    do: fc.constant('setSizes' as const),
    id: anyId,
    sizes: fc.array(fc.double(), { maxLength: 3 }),
  }),
);
