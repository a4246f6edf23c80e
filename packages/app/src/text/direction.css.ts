import { globalStyle } from '@vanilla-extract/css';

// What people write may be in Arabic or Hebrew: each paragraph, heading and field runs the way its own words do.
globalStyle(':is(h1, h2, h3, h4, p, li, dd, th, td, span, input, textarea)', { unicodeBidi: 'plaintext' });
