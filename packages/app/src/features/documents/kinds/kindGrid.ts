/** Names the list of kinds, for readers and for what brings the focus back to it. */
export const gridLabel = 'Documents';
