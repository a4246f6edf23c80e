import { Button } from '@seedbed/ui/button';
import { lazy, Suspense, useState } from 'react';
import { useFocusBack } from '../../../focus/useFocusBack';
import { useBenchState } from '../benchContext';

const GoalDialog = lazy(async () => ({ default: (await import('./GoalDialog')).GoalDialog }));

/** Opens what brings a unit to a target cost. */
export function MeetTarget() {
  const isCosted = useBenchState(({ kept }) => kept.computed.cost !== undefined);
  const [isOpen, setIsOpen] = useState(false);
  const noteFocus = useFocusBack(isOpen);
  const open = () => {
    noteFocus();
    setIsOpen(true);
  };
  return (
    <>
      <div>
        <Button size="small" isDisabled={!isCosted} onPress={open}>
          Meet a target cost
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <GoalDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
