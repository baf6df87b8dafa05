// The worst input of a stranger for a text field, and for a JSON body.

const madeTexts = new Map<number, readonly string[]>();

/** Texts of `length` UTF-16 units that make a backtracking pattern slowest. Made once for each length. */
export function worstTexts(length: number): readonly string[] {
  const texts = madeTexts.get(length) ?? makeTexts(length);
  madeTexts.set(length, texts);
  return texts;
}

function makeTexts(length: number): string[] {
  const filled = (pattern: string, head = '', tail = '') =>
    (head + pattern.repeat(Math.ceil(length / pattern.length))).slice(0, length - tail.length) + tail;
  return [
    ...[...'.@-+() a0#,;:/\\"\'=<&%x\t\n\0é\u200d\u202e\u0301\u2800\uff0e'].map((character) =>
      filled(character),
    ),
    filled('👩‍🎨'),
    filled('ﷺ'),
    // Matches almost to the end and fails there.
    filled('.', 'x@', '@'),
    filled('a.', 'x@', '@'),
    filled('a', 'x@a.', '@'),
    filled('a-', 'x@', '-'),
    filled('-', 'x@a', '!'),
    filled('@.', 'x'),
    filled(' ', 'x', 'x'),
    filled('\t\n ', 'x', 'x'),
    filled('(', '+1', ')'),
    filled('0', '', 'x'),
    filled('0 ', '#', 'x'),
    filled('x', '', '!'),
    filled('xl', '', '!'),
    filled('<!--', '', '>'),
    filled('[a', '', ']'),
    filled('%', '', 'f'),
    filled('a\u0301', '', '@'),
    filled('م\u200c', '', '\u200d'),
  ];
}

const madeJson = new Map<number, readonly string[]>();

/** JSON texts of at most `bytes` with an expensive shape. Made once for each size. */
export function worstJson(bytes: number): readonly string[] {
  const texts = madeJson.get(bytes) ?? makeJson(bytes);
  madeJson.set(bytes, texts);
  return texts;
}

function makeJson(bytes: number): string[] {
  const nested = (open: string, close: string) => {
    const times = Math.floor((bytes - 10) / (open.length + close.length));
    return `${open.repeat(times)}1${close.repeat(times)}`;
  };
  const many = (
    item: (index: number) => string,
    count: number,
    [open, close]: readonly [string, string] = ['[', ']'],
  ) => {
    const items: string[] = [];
    let size = 10;
    for (let index = 0; index < count; index += 1) {
      const text = item(index);
      size += text.length + 1;
      if (size > bytes) {
        break;
      }
      items.push(text);
    }
    return open + items.join(',') + close;
  };
  const braces = ['{', '}'] as const;
  return [
    nested('[', ']'),
    nested('{"a":', '}'),
    nested('{"lines":[', ']}'),
    '['.repeat(bytes - 10),
    many(() => '[]', Number.POSITIVE_INFINITY),
    many(() => '{}', Number.POSITIVE_INFINITY),
    many(() => '""', Number.POSITIVE_INFINITY),
    many((index) => `"k${index}":1`, 100_000, braces),
    many((index) => `"${index * 7_919}":""`, 100_000, braces),
    many(() => '"__proto__":{}', 100_000, braces),
    `{"lines":${many(() => '{"product_id":1}', 100_000)}}`,
    `{"lines":${many(() => '1', 100_000)}}`,
    `{"table":{"columns":${many(() => '{}', 100_000)},"rows":[]}}`,
    `{"table":{"columns":[],"rows":${many(() => '[1]', 100_000)}}}`,
    `"${'\\u0000'.repeat(Math.floor((bytes - 10) / 6))}"`,
    `"${'\\"'.repeat(Math.floor((bytes - 10) / 2))}"`,
    '1'.repeat(bytes - 10),
    `1e${'9'.repeat(bytes - 10)}`,
  ];
}
