import type { Block, Inline } from '@/lib/text/markdown';
import { classNames } from './class-names';
import { ScrollBox } from './scroll-box';

const HEADINGS = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;
const HEADING_STYLES = {
  2: 'font-display text-2xl font-medium leading-tight pt-2',
  3: 'text-lg font-semibold pt-1',
  4: 'font-semibold',
} as const;

type MarkdownProps = {
  blocks: readonly Block[];
  /** The name of a table for screen readers, which can scroll sideways. */
  tableLabel: string;
  className?: string;
};

/** A text of the shop's owner. Draws only what `Block` knows, so no HTML comes from the text. */
export function Markdown({ blocks, tableLabel, className }: MarkdownProps) {
  return (
    <div className={classNames('flex max-w-prose flex-col gap-4 break-words', className)}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no other name, and never move.
        <OneBlock key={index} block={block} tableLabel={tableLabel} />
      ))}
    </div>
  );
}

function OneBlock({ block, tableLabel }: { block: Block; tableLabel: string }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = HEADINGS[block.level];
      return (
        <Heading className={HEADING_STYLES[block.level]}>
          <Inlines inlines={block.children} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.children} />
        </p>
      );
    case 'rule':
      return <hr className="border-line" />;
    case 'code':
      return <p className="whitespace-pre-wrap font-mono text-sm">{block.text}</p>;
    case 'quote':
      return (
        <blockquote className="border-l-4 border-line pl-4 text-muted">
          <Markdown blocks={block.children} tableLabel={tableLabel} />
        </blockquote>
      );
    case 'list': {
      const items = block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <li key={index} className="[&>div]:gap-2">
          <Markdown blocks={item} tableLabel={tableLabel} />
        </li>
      ));
      return block.isOrdered ? (
        <ol start={block.start} className="flex list-decimal flex-col gap-1 pl-6">
          {items}
        </ol>
      ) : (
        <ul className="flex list-disc flex-col gap-1 pl-6">{items}</ul>
      );
    }
    case 'table':
      return <Table {...block} label={tableLabel} />;
  }
}

function Table({ head, rows, label }: { head: Inline[][]; rows: Inline[][][]; label: string }) {
  return (
    <ScrollBox label={label} className="overflow-x-auto">
      <table className="w-full border-collapse text-left">
        <thead>
          <tr>
            {head.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above.
              <th key={index} scope="col" className="border-b border-line-strong py-2 pr-4 font-semibold">
                <Inlines inlines={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <tr key={index}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                <td key={column} className="border-b border-line py-2 pr-4 align-top">
                  <Inlines inlines={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

const Inlines = ({ inlines }: { inlines: readonly Inline[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: as above.
  inlines.map((inline, index) => <OneInline key={index} inline={inline} />);

function OneInline({ inline }: { inline: Inline }) {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'code':
      return <code className="rounded bg-sunken px-1 font-mono text-[0.9em]">{inline.text}</code>;
    case 'break':
      return <br />;
    case 'strong':
      return (
        <strong className="font-semibold">
          <Inlines inlines={inline.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Inlines inlines={inline.children} />
        </em>
      );
    case 'deleted':
      return (
        <s>
          <Inlines inlines={inline.children} />
        </s>
      );
    case 'link':
      return (
        <a
          href={inline.href}
          {...(inline.isOutside && { rel: 'nofollow noopener' })}
          className="underline underline-offset-4"
        >
          <Inlines inlines={inline.children} />
        </a>
      );
  }
}
