import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ScreenScope } from '../../screen/screenScope';
import { ada } from '../../testing/ada';
import { newPage, show, type Page } from '../../testing/hosted';
import { forgetDraftsAtom } from './drafts.atom';
import { sessionAtom } from '../session.atom';
import { useKeepDraftsOf, useOwnDraft } from './useOwnDraft';

type Draft = ReturnType<typeof useOwnDraft<string>>;

let page: Page;
const shown: (() => void)[] = [];

beforeEach(() => {
  sessionStorage.clear();
  page = newPage();
});

afterEach(() => {
  for (const hide of shown.splice(0)) hide();
  page.store.set(forgetDraftsAtom, () => false);
});

/** The draft of a question, in a tab of the workspace or outside it. */
function draftIn(tab = ''): { readonly current: Draft } {
  const drafts: Draft[] = [];
  function Host() {
    drafts.push(useOwnDraft('draft-search', ''));
    return null;
  }
  shown.push(
    show(
      page,
      <ScreenScope value={tab}>
        <Host />
      </ScreenScope>,
    ),
  );
  return {
    get current() {
      return drafts[drafts.length - 1] as Draft;
    },
  };
}

function keepDraftsOf(tabIds: readonly string[]) {
  function Host() {
    useKeepDraftsOf(tabIds);
    return null;
  }
  shown.push(show(page, <Host />));
}

const type = ({ current: [, setWords] }: { current: Draft }, words: string) =>
  flushSync(() => setWords(words));
const stored = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft-'));

describe('a draft', () => {
  it('is there for the next screen, in its own tab only', () => {
    type(draftIn('7'), 'Zinc?');
    expect(draftIn('7').current[0]).toBe('Zinc?');
    expect(draftIn('8').current[0]).toBe('');
    expect(draftIn().current[0]).toBe('');
  });

  it('is nobody else’s', () => {
    const draft = draftIn();
    type(draft, 'Zinc?');
    flushSync(() => page.store.set(sessionAtom, { status: 'signed-in', user: { ...ada, uid: 'ben' } }));
    expect(draft.current[0]).toBe('');
  });

  it('is emptied as it was sent, and not what was typed since', () => {
    const draft = draftIn();
    type(draft, 'Zinc?');
    const [, , forget] = draft.current;
    type(draft, 'Iron?');
    flushSync(() => forget('Zinc?'));
    expect(draft.current[0]).toBe('Iron?');
    flushSync(() => forget('Iron?'));
    expect(draft.current[0]).toBe('');
    expect(stored()).toEqual([]);
  });

  it('goes with its tab', () => {
    type(draftIn('7'), 'Zinc?');
    type(draftIn('8'), 'Iron?');
    type(draftIn(), 'Biotin?');
    sessionStorage.setItem('draft-profile@9', JSON.stringify({ owner: ada.uid, words: 'of a visit before' }));
    keepDraftsOf(['8']);
    expect(stored().sort()).toEqual(['draft-search', 'draft-search@8']);
  });

  it('of somebody else goes when one comes, one’s own stays', () => {
    type(draftIn(), 'Zinc?');
    sessionStorage.setItem('draft-profile', JSON.stringify({ owner: 'ben', words: 'Ben' }));
    page.store.set(forgetDraftsAtom, (owner) => owner === ada.uid);
    expect(stored()).toEqual(['draft-search']);
  });
});
