import { IconButton } from '@seedbed/ui/button';
import { PanelLeft } from '@seedbed/ui/icons';
import { PageHeader } from '@seedbed/ui/page-header';
import { useContext, type ReactNode } from 'react';
import { ScreenName, useScreenScope } from '../screen/screenScope';
import { useFocusOnArrival } from '../focus/useFocusOnArrival';
import { place } from './Shell.css';
import { useSidebarFold } from './useSidebarFold';

export interface ShellHeaderProps {
  /** In a tab of the workspace the tab's name stands there instead. */
  title?: string;
  /** After the button that reopens the sidebar, before the title. */
  leading?: ReactNode;
  actions?: ReactNode;
}

/** The bar on top of a screen, with the button that brings a folded sidebar back. */
export function ShellHeader({ title, leading, actions }: ShellHeaderProps) {
  const [isFolded, setIsCollapsed, isOver] = useSidebarFold();
  const tabName = useContext(ScreenName);
  const hasSidebar = useScreenScope() === '';
  // Under a sidebar that lies over the page the button stays: that is where the focus returns to.
  const hasOpener = hasSidebar && (isFolded || isOver);
  const opener = useFocusOnArrival<HTMLSpanElement>(hasOpener);
  // A tab says its name itself: a bar without anything in it would be an empty shelf.
  if (!hasSidebar && !title && !leading && !actions) return null;
  return (
    <PageHeader
      title={title && (tabName || title)}
      actions={actions}
      leading={
        hasOpener || leading ? (
          <>
            {hasOpener && (
              <span ref={opener} className={place}>
                <IconButton label="Open sidebar" onPress={() => setIsCollapsed(false)}>
                  <PanelLeft />
                </IconButton>
              </span>
            )}
            {leading}
          </>
        ) : undefined
      }
    />
  );
}
