import { Outlet } from 'react-router';
import { TabTypes } from './navigation/tabTypes';
import { PaletteHost } from './PaletteHost';
import { tabTypes } from './tabTypes';

/** Around the screens that offer tabs or show them: hands them every kind there is. */
export function TabRegistry() {
  return (
    <TabTypes.Provider value={tabTypes}>
      <Outlet />
      <PaletteHost />
    </TabTypes.Provider>
  );
}
