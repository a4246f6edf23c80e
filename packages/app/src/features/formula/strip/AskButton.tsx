import { Button } from '@seedbed/ui/button';
import { Suspense, useState, type ComponentType } from 'react';
import { useFocusBack } from '../../../focus/useFocusBack';

interface AskButtonProps {
  label: string;
  isDisabled: boolean;
  /** What it opens, which comes with the first press. */
  Sheet: ComponentType<{ onClose: () => void }>;
}

/** Opens a sheet over the bench; the focus comes back to the button. */
export function AskButton({ label, isDisabled, Sheet }: AskButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const noteFocus = useFocusBack(isOpen);
  const open = () => {
    noteFocus();
    setIsOpen(true);
  };
  return (
    <>
      <Button size="small" isDisabled={isDisabled} onPress={open}>
        {label}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Sheet onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
