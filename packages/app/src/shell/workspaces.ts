/** A place that people share. Sample data: workspaces are not shared yet. */
export interface Workspace {
  id: string;
  name: string;
}

/** The two sample workspaces. */
export const workspaces: readonly Workspace[] = [
  { id: 'infinite-garden', name: 'Infinite Garden' },
  { id: 'field-notes', name: 'Field Notes' },
];
