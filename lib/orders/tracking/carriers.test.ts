import { describe, expect, it } from 'vitest';
import { examples } from '@/lib/testing/examples';
import { CARRIERS, carrierOf, isPlainNumber, plainNumber, trackingUrl } from './carriers';

describe('a tracking number', () => {
  examples('%o is %o', (text: string) => carrierOf(plainNumber(text)), [
    ['9400 1112 0255 5555 5555 55', 'usps'],
    ['92055901755477000271990251', null],
    ['9205 5901 7554 7700 0271 99', 'usps'],
    ['420972029400111202555555555555', 'usps'],
    ['7012 3456 7890 1234 5678', 'usps'],
    ['EA 123 456 785 US', 'usps'],
    ['1Z 999 AA1 01 2345 6784', 'ups'],
    ['1z999aa10123456784', 'ups'],
    ['1Z999AA1012345678', null],
    ['9612 0190 0000 0000 0000 00', 'fedex'],
    ['1234-5678-9012', 'fedex'],
    ['123456789012345', 'fedex'],
    ['1234567890', 'dhl'],
    ['JJD01234567890123456', 'dhl'],
    ['AB123456785GB', 'royal_mail'],
    ['RR123456785CA', 'canada_post'],
    ['1234567890123456', 'canada_post'],
    ['RR123456785AU', 'australia_post'],
    ['00340434161094042557', 'deutsche_post'],
    ['15501234567890', 'dpd'],
    ['RR123456785FR', null],
    ['MY-OWN-NUMBER', null],
    ['', null],
  ]);

  it.each(['<script>', '12345678901?x=1', '../../evil', '１２３４５６７８９０', 'x'.repeat(41)])(
    'of the form %o is not stored',
    (text) => expect(isPlainNumber(plainNumber(text))).toBe(false),
  );
});

describe('the page of a carrier', () => {
  it.each(CARRIERS)('of %s is a fixed address with the number at its end', (carrier) => {
    const url = trackingUrl(carrier, 'AB123');
    expect(url).toMatch(/^https:\/\/[a-z.-]+\/\S+AB123$/);
    expect(new URL(url ?? '').hostname).not.toContain('AB123');
  });

  it('does not exist without a carrier, without a number, and for a number that is none', () => {
    expect(trackingUrl(null, 'AB123')).toBeNull();
    expect(trackingUrl('usps', '')).toBeNull();
    expect(trackingUrl('usps', '1"><script>')).toBeNull();
  });
});
