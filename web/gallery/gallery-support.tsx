import { useState } from 'react';
import { BrandMark } from '../src/ui/brand/brand-mark.tsx';
import { ChatBubble, ChatDay, ChatMessage } from '../src/ui/data/chat-bubble.tsx';
import { Timeline } from '../src/ui/data/timeline.tsx';
import { FileDrop, FileRow } from '../src/ui/forms/file-drop.tsx';
import { Badge } from '../src/ui/primitives/badge.tsx';
import { Card } from '../src/ui/primitives/card.tsx';
import { TextLink } from '../src/ui/primitives/text-link.tsx';
import { GallerySection } from './gallery-section.tsx';

const brandAvatar = (
  <span className="grid size-8 place-items-center rounded-full bg-ink">
    <BrandMark className="text-ink-foreground" size={18} />
  </span>
);

export function GallerySupport() {
  const [files, setFiles] = useState<readonly string[]>(['transfer-24-11-2025.pdf']);
  return (
    <GallerySection title="File drop, chat, timeline">
      <Card className="grid gap-3">
        <FileDrop
          accept="application/pdf"
          hint="One PDF from your bank"
          label="Proof of payment"
          onFiles={(given) => setFiles([...files, ...given.map(({ name }) => name)])}
          overPrompt="Drop to attach"
          prompt={
            <>
              Drop the file here or <span className="text-accent-text">choose it</span>
            </>
          }
        />
        <FileDrop
          accept="application/pdf"
          disabled
          label="Proof of payment, disabled"
          onFiles={() => {}}
          overPrompt="Drop to attach"
          prompt="Five files are enough"
        />
        {files.map((name) => (
          <FileRow
            detail="184 KB"
            key={name}
            name={name}
            onRemove={() => setFiles(files.filter((file) => file !== name))}
            removeLabel={`Remove ${name}`}
            tone="danger"
          />
        ))}
      </Card>
      <Card className="grid gap-[18px]">
        <ChatDay>24.11.2025</ChatDay>
        <ChatMessage dateTime="2025-11-24T14:28:00Z" name="You" side="own" time="14:28">
          <ChatBubble>
            I paid 40 minutes ago by phone transfer, but the status is still “Not paid”.
          </ChatBubble>
        </ChatMessage>
        <ChatMessage
          avatar={brandAvatar}
          badge={<Badge tone="accent">Support</Badge>}
          dateTime="2025-11-24T14:32:00Z"
          highlighted
          name="Daria"
          side="other"
          time="14:32"
        >
          <ChatBubble>Thank you. We found the transfer, access is open now.</ChatBubble>
          <ChatBubble>Does Connect work?</ChatBubble>
        </ChatMessage>
        <ChatMessage
          dateTime="2025-11-24T14:33:00Z"
          footer={
            <span className="text-[.8125rem] text-danger-text">
              Not sent · <TextLink href="#again">Send again</TextLink>
            </span>
          }
          name="You"
          side="own"
          time="14:33"
        >
          <ChatBubble>It does</ChatBubble>
        </ChatMessage>
      </Card>
      <Card>
        <Timeline
          moments={(['plain', 'wait', 'good', 'bad'] as const).map((tone, index) => ({
            key: tone,
            label: `What happened, ${tone}`,
            at: `2025-11-24T14:3${index}:00Z`,
            time: `24.11.2025, 14:3${index}`,
            tone,
          }))}
        />
      </Card>
    </GallerySection>
  );
}
