import { Button } from '@seedbed/ui/button';
import { Search } from '@seedbed/ui/icons';
import { useSetAtom } from 'jotai';
import { isPaletteOpenAtom } from '../navigation/palette';
import { useSidebarFold } from './useSidebarFold';
import { place } from './FindAnything.css';

/** Opens the palette. */
export function FindAnything() {
  const setIsOpen = useSetAtom(isPaletteOpenAtom);
  const [, setIsCollapsed, isOver] = useSidebarFold();
  const open = () => {
    // Where the sidebar lies over the page it would lie over what is found as well.
    if (isOver) setIsCollapsed(true);
    setIsOpen(true);
  };
  return (
    <div className={place}>
      <Button size="small" onPress={open} aria-keyshortcuts="Control+K Meta+K">
        <Search size={14} />
        Find anything
        <kbd>⌘ K</kbd>
      </Button>
    </div>
  );
}
