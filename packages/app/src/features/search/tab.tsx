import { MessageSquare, Search } from '@seedbed/ui/icons';
import type { TabType } from '../../navigation/tabTypes';
import { searchDoor } from './door';
import { chatPreview, searchPreview } from './tabPreviews';

const place = { address: searchDoor.path, Screen: searchDoor.Screen };

export const chatTab: TabType = {
  id: 'chat',
  title: 'Chat with AI',
  icon: <MessageSquare size={16} />,
  preview: chatPreview,
  ...place,
};

export const searchTab: TabType = {
  id: 'search',
  title: 'Search',
  icon: <Search size={16} />,
  preview: searchPreview,
  ...place,
};
