import { Avatar } from '@seedbed/ui/avatar';
import { Newspaper, Package, Search } from '@seedbed/ui/icons';
import { Sidebar, SidebarItem } from '@seedbed/ui/sidebar';
import { useLocation } from 'react-router';
import { useSignedInUser } from '../session';
import { useFocusOnArrival } from '../focus/useFocusOnArrival';
import { FindAnything } from './FindAnything';
import { place } from './Shell.css';
import { useSidebarFold } from './useSidebarFold';
import { WorkspaceSwitcher } from './WorkspaceSwitcher';

const places = [
  { href: '/v1/search', label: 'Search', icon: <Search /> },
  { href: '/v1/insights', label: 'Insights', icon: <Newspaper /> },
  { href: '/v1/products', label: 'Products', icon: <Package /> },
];

/** The way around, and whose workspace it is. */
export function ShellSidebar() {
  const [isCollapsed, setIsCollapsed, isOver] = useSidebarFold();
  const sidebar = useFocusOnArrival<HTMLDivElement>(!isCollapsed && !isOver);
  const { pathname } = useLocation();
  const isAt = (href: string) => pathname === href || pathname.startsWith(`${href}/`);
  return (
    <div ref={sidebar} className={place}>
      <Sidebar
        label="Main"
        isCollapsed={isCollapsed}
        onCollapsedChange={setIsCollapsed}
        header={<WorkspaceSwitcher />}
        footer={<ProfileItem isCurrent={isAt('/v1/profile')} />}
      >
        <FindAnything />
        {places.map(({ href, label, icon }) => (
          <SidebarItem key={href} href={href} icon={icon} isCurrent={isAt(href)}>
            {label}
          </SidebarItem>
        ))}
      </Sidebar>
    </div>
  );
}

function ProfileItem({ isCurrent }: { isCurrent: boolean }) {
  const { displayName, photoURL } = useSignedInUser();
  const name = displayName ?? '';
  return (
    <SidebarItem
      href="/v1/profile"
      icon={<Avatar name={name} src={photoURL} size="small" isDecorative />}
      isCurrent={isCurrent}
    >
      {name || 'User Profile'}
    </SidebarItem>
  );
}
