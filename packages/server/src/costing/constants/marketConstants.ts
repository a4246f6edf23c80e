import { figure } from './constant.ts';

const priceRules = 'Pricing rules of thumb (4x and 7x of cost), nuvonium.com and aicalcus.com';
const tradeMargins = 'Trade margins, retailbrandpitch.com and academy.partnerslate.com';

/** ConstantValues of selling the product. `cheap` is the end that earns less; the price itself is not varied. */
export const marketConstants = {
  directMultiple: figure(
    'Direct price as a multiple of the landed unit cost (band 4 to 7)',
    [4.5, 4.5, 4.5, 'times'],
    { source: priceRules },
  ),
  directShare: figure('Share sold directly', [0.7, 0.7, 0.7, 'share']),
  discount: figure('Discounts on direct sales', [0.15, 0.1, 0.05, 'share']),
  fees: figure('Payment and marketplace fees on direct sales', [0.05, 0.03, 0.03, 'share']),
  returns: figure('Returns of direct sales', [0.05, 0.03, 0.02, 'share']),
  brandMargin: figure('Gross margin of the brand in the trade', [0.5, 0.5, 0.5, 'share'], {
    source: tradeMargins,
  }),
  distributor: figure('Margin of the distributor', [0.25, 0.25, 0.25, 'share'], { source: tradeMargins }),
  retailer: figure('Margin of the retailer', [0.45, 0.45, 0.45, 'share'], { source: tradeMargins }),
  broker: figure('Commission of the broker', [0.06, 0.06, 0.06, 'share'], { source: tradeMargins }),
  sellThrough: figure('Share of the first run that is sold', [0.7, 0.85, 0.95, 'share']),
};
