import { describe, expect, it } from 'vitest';
import { examples } from '@/lib/testing/examples';
import { networkOf } from './network';

describe('networkOf', () => {
  examples('counts %s as %s', networkOf, [
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['203.0.113.7:49152', '203.0.113.7'],
    ['[2001:db8::1]:49152', '2001:db8:0:0::/64'],
    ['', ''],
    ['no address', 'no address'],
  ]);

  it('keeps neighbouring networks apart', () => {
    expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
  });
});
