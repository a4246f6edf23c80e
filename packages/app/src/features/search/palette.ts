import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { paletteSource, type PaletteEntry } from '../../navigation/palette';
import { useConversations } from './conversations.api';
import { conversationHref } from './searchAddress';

export { useFoundWork } from './find/useFoundWork';

/** Every past search. */
export const searchPalette = paletteSource('search', () => {
  const navigate = useNavigate();
  const { data: conversations } = useConversations();
  return useMemo(
    () =>
      (conversations ?? []).map(({ id, title }): PaletteEntry => ({
        id: `conversation ${id}`,
        label: title,
        section: 'Searches',
        keywords: 'search conversation',
        run: () => void navigate(conversationHref(id)),
      })),
    [conversations, navigate],
  );
});
