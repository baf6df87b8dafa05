import { Icon, type IconProps } from './icon';

/** Something that cannot be changed here. In no file with the other icons, because a product's page needs it alone. */
export const LockIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="5.5" y="11" width="13" height="9" rx="2" />
    <path d="M8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
  </Icon>
);
