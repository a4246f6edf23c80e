import { Button } from '@seedbed/ui/button';

/** What is to be done with versions. */
export type VersionMatter = 'save' | 'versions' | 'compare';

interface VersionActionsProps {
  /** Stores what waits; what is saved or compared is the whole draft. */
  flush: () => Promise<boolean>;
  /** Asks for the dialog, once what waited is stored. */
  onAsk: (matter: VersionMatter) => void;
}

/** Versions of a formula: saved, listed, compared. */
export function VersionActions({ flush, onAsk }: VersionActionsProps) {
  const open = (what: VersionMatter) => async () => {
    await flush();
    onAsk(what);
  };
  return (
    <>
      <Button size="small" onPress={() => void open('save')()}>
        Save version
      </Button>
      <Button size="small" variant="quiet" onPress={() => void open('versions')()}>
        Versions
      </Button>
      <Button size="small" variant="quiet" onPress={() => void open('compare')()}>
        Compare
      </Button>
    </>
  );
}
