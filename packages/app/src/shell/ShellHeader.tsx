import { IconButton } from '@seedbed/ui/button';
import { PanelLeft } from '@seedbed/ui/icons';
import { PageHeader } from '@seedbed/ui/page-header';
import { useContext, type ReactNode } from 'react';
import { ScreenName, useScreenScope } from '../screenScope';
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
  const [isFolded, setIsCollapsed] = useSidebarFold();
  const tabName = useContext(ScreenName);
  const hasSidebar = useScreenScope() === '';
  const isCollapsed = hasSidebar && isFolded;
  // A tab says its name itself: a bar without anything in it would be an empty shelf.
  if (!hasSidebar && !title && !leading && !actions) return null;
  return (
    <PageHeader
      title={title && (tabName || title)}
      actions={actions}
      leading={
        isCollapsed || leading ? (
          <>
            {isCollapsed && (
              <IconButton label="Open sidebar" onPress={() => setIsCollapsed(false)}>
                <PanelLeft />
              </IconButton>
            )}
            {leading}
          </>
        ) : undefined
      }
    />
  );
}
