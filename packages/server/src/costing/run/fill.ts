/** What a serving is made into, beside its active materials. */
export interface Fill {
  /** Pieces to take; 1 of a poured serving. */
  units: number;
  /** Weight of a serving, mg. */
  weightMg: number;
  /** Excipients, fillers, carriers and flavour of a serving, US dollars before freight. */
  extraCost: number;
  /** Empty shells of a serving, US dollars. */
  shell: number;
  /** Making the pieces of a serving, US dollars. */
  process: number;
  /** Room that a serving takes in its container, mL. */
  volumeMl: number;
}
