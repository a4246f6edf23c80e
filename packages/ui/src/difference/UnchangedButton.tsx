import { Button } from '../button';
import { ChevronDown, ChevronRight } from '../icons';

interface UnchangedButtonProps {
  /** How many are alike, in words. */
  label: string;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
}

/** Shows what is alike and was folded away, and hides it again. */
export function UnchangedButton({ label, isOpen, onChange }: UnchangedButtonProps) {
  return (
    <Button variant="quiet" size="small" aria-expanded={isOpen} onPress={() => onChange(!isOpen)}>
      {isOpen ? <ChevronDown size={14} /> : <ChevronRight size={14} />}
      {label}
    </Button>
  );
}
