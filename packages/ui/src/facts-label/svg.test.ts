import { describe, expect, it } from 'vitest';
import { factsLabelSvg } from '.';
import { nutrition, supplement } from './sheets.stories';

describe('factsLabelSvg', () => {
  it('has its size of print in points, and sizes of type as the sheet says', () => {
    const svg = factsLabelSvg(nutrition);
    expect(svg).toMatch(/^<svg [^>]*width="180pt" height="[\d.]+pt" viewBox="0 0 180 [\d.]+">/);
    expect(svg).toMatch(/font-size="22" font-weight="700"[^>]*>130</);
    expect(svg).toMatch(/font-size="6"[^>]*>\* The % Daily Value/);
  });

  it('says in words what it shows', () => {
    expect(factsLabelSvg(supplement)).toContain(
      '<desc id="desc">Serving Size 2 capsules. Servings Per Container 30. Vitamin D (as cholecalciferol) 25 mcg (1,000 IU) 125%.',
    );
  });

  it('writes names as text, whatever they hold', () => {
    const svg = factsLabelSvg({ ...supplement, title: '<script>"A & B\u0000"</script>' });
    expect(svg).toContain('<title id="title">&lt;script&gt;&quot;A &amp; B&quot;&lt;/script&gt;</title>');
    expect(svg).not.toContain('<script');
  });

  it('draws the same twice', () => expect(factsLabelSvg(supplement)).toBe(factsLabelSvg(supplement)));
});
