/** What a first run comes to, US dollars, and what of it stays once when the next run is made. */
export interface FirstRun {
  containers: number;
  /** Of one container, landed. */
  unitCost: number;
  /** The whole run, with what is paid once and bought beyond the need. */
  cost: number;
  revenue: number;
  /** Share of the run that is expected to sell, 0 to 1. */
  sellThrough: number;
  /** Paid once: formula or recipe work, samples, tests of shelf life. */
  oneTime: number;
  /** Material bought beyond the need, where the cost counts it. */
  excess: number;
}

/** What a run that earns less than it costs would need to pay for itself; null where nothing does. */
export interface Remedy {
  /** Containers of a run, up to ten times this one, from which it does at the same price and costs. */
  run: number | null;
  /** Price at which this run does. */
  price: number | null;
  /** Whether that is what the trade pays. */
  isToTrade?: boolean;
}

const usd = (amount: number) =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const cents = (amount: number) => `$${amount.toFixed(2)}`;

/**
 * Why a run earns less than it costs, and what would change that: a founder reads what is lost once, what lies unsold
 * and what is lost with each sale. Nothing where it earns what it costs.
 */
export function shortfall(result: FirstRun, remedy: Remedy): string[] {
  const { containers, unitCost, cost, revenue, sellThrough, oneTime, excess } = result;
  if (revenue >= cost) return [];
  const unsold = containers * (1 - sellThrough) * unitCost;
  const ofSold = revenue - containers * sellThrough * unitCost;
  const parts = [
    `${usd(oneTime)} is work that is paid once`,
    ...(excess >= 0.5 ? [`${usd(excess)} is material bought beyond the need`] : []),
    `${usd(unsold)} is in the ${Math.round((1 - sellThrough) * 100)} % that are not expected to sell`,
    `what is sold ${ofSold < 0 ? 'loses' : 'leaves'} ${usd(Math.abs(ofSold))}`,
  ];
  return [
    `The first run earns ${usd(cost - revenue)} less than it costs: ${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}. ${remedyWords(remedy)}`,
  ];
}

function remedyWords({ run, price, isToTrade = false }: Remedy): string {
  const atPrice = price === null ? null : `at a price${isToTrade ? ' to the trade' : ''} of ${cents(price)}`;
  if (run === null)
    return `No larger run up to ten times its size would pay for itself${atPrice ? `; this one would ${atPrice}` : ''}.`;
  const fromRun = `from a run of about ${run.toLocaleString('en-US')}`;
  return `It would pay for itself ${atPrice ? `${fromRun}, or ${atPrice}` : fromRun}.`;
}
