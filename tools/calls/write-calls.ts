import type { Form } from '../../lib/wire/shape';
import type { DescribedCall } from './all-calls';

const START = '<!-- Made by `npm run calls` from lib/wire. -->';

const indented = (text: string): string => text.replaceAll('\n', '\n  ');

/** A form as TypeScript would write it: `{order_id: text, …}`. */
export function writeForm(form: Form): string {
  switch (form.kind) {
    case 'value':
      return form.name;
    case 'list':
      return `[${writeForm(form.of)}]`;
    case 'either': {
      const forms = form.forms.map(writeForm);
      const isLong = forms.length > 2 && form.forms.some(({ kind }) => kind === 'object');
      return isLong ? forms.map((one) => `\n  | ${indented(one)}`).join('') : forms.join(' | ');
    }
    case 'object': {
      const fields = Object.entries(form.fields).map(([name, of]) =>
        `${name}${form.optional.includes(name) ? '?' : ''}: ${writeForm(of)},`.replace(/: \n/, ':\n'),
      );
      const short = `{ ${fields.join(' ').slice(0, -1)} }`;
      return short.length <= 72 && !short.includes('\n')
        ? short.replace('{  }', '{}')
        : `{\n  ${fields.map(indented).join('\n  ')}\n}`;
    }
  }
}

const block = (form: Form): string => `\`\`\`\n${writeForm(form)}\n\`\`\``;

const section = ({ method, path, status, request, answer, about }: DescribedCall): string =>
  [
    `## \`${method} ${path}\``,
    about,
    ...(request === null ? [] : ['Body:', block(request)]),
    `Answer ${status}:`,
    block(answer),
  ].join('\n\n');

/** `page` with the calls below its mark rewritten; the text above is kept. */
export function writeCalls(page: string, calls: readonly DescribedCall[]): string {
  const above = page.split(START)[0]?.trimEnd() ?? '';
  return `${above}\n\n${START}\n\n${calls.map(section).join('\n\n')}\n`;
}
