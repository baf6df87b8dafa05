/** Surface textures; each is a filter over the painted pieces. */
export type Texture = 'melt' | 'glaze' | 'linen' | 'jersey' | 'wool' | 'canvas';

type Threads = { soften: number; first: string; second: string; strength: number; fuzz?: number };

/** Multiplies the painting with two sets of noisy threads; `fuzz` frays the outline by that many pixels. */
function threadFilter(name: Texture, { soften, first, second, strength, fuzz = 0 }: Threads): string {
  const gray = `${(strength * 1.6).toFixed(2)} 0 0 0 ${(0.97 - strength * 0.8).toFixed(2)} `;
  const fray = fuzz
    ? `<feDisplacementMap in="soft" in2="warp" scale="${fuzz}" xChannelSelector="G" yChannelSelector="B" result="soft"/>`
    : '';
  return [
    `<filter id="${name}" x="-3%" y="-3%" width="106%" height="106%" color-interpolation-filters="sRGB">`,
    `<feGaussianBlur in="SourceGraphic" stdDeviation="${soften}" result="soft"/>`,
    `<feTurbulence type="fractalNoise" baseFrequency="${first}" numOctaves="2" seed="3" result="weft"/>`,
    `<feTurbulence type="fractalNoise" baseFrequency="${second}" numOctaves="2" seed="9" result="warp"/>${fray}`,
    '<feComposite in="weft" in2="warp" operator="arithmetic" k2="0.5" k3="0.5"/>',
    `<feColorMatrix values="${gray.repeat(3)}0 0 0 0 1" result="threads"/>`,
    '<feComposite in="soft" in2="threads" operator="arithmetic" k1="1"/></filter>',
  ].join('');
}

/** The filter definitions a picture needs for its textures. */
export function textureDefinitions(texture: Texture): string {
  switch (texture) {
    case 'melt':
      return '<filter id="melt" color-interpolation-filters="sRGB" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="1.1"/></filter>';
    case 'glaze':
      // The blurred painting is laid over the sharp one inside its own outline: form melts, edges stay crisp.
      return [
        '<filter id="glaze" x="-3%" y="-3%" width="106%" height="106%" color-interpolation-filters="sRGB">',
        '<feGaussianBlur in="SourceGraphic" stdDeviation="0.6" result="sharp"/><feGaussianBlur in="SourceGraphic" stdDeviation="4"/>',
        '<feComposite in2="SourceAlpha" operator="in" result="soft"/>',
        '<feMerge><feMergeNode in="sharp"/><feMergeNode in="soft"/></feMerge></filter>',
      ].join('');
    case 'linen':
      return threadFilter('linen', { soften: 1, first: '0.015 0.34', second: '0.34 0.015', strength: 0.42 });
    case 'jersey':
      return threadFilter('jersey', { soften: 1, first: '0.45 0.12', second: '0.5 0.16', strength: 0.2 });
    case 'wool':
      return threadFilter('wool', {
        soften: 0.9,
        first: '0.09 0.16',
        second: '0.3 0.22',
        strength: 0.44,
        fuzz: 9,
      });
    case 'canvas':
      return threadFilter('canvas', { soften: 1, first: '0.06 0.4', second: '0.4 0.06', strength: 0.3 });
  }
}
