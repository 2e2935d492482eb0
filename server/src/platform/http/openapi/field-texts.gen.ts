/** Written by `npx node server/codegen/field-texts/write-field-texts.ts` from the comments of the contract. */
import type { FieldTexts } from './field-texts.ts';

export const fieldTexts: FieldTexts = {
  "AcceptDisputeBody": {
    "fields": {
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "AcceptInvitationAnswer": {
    "fields": {
      "recovery_codes": {
        "text": "Ten codes for a lost phone; they cannot be shown again."
      }
    }
  },
  "AcceptTransferBody": {
    "fields": {
      "bank_reference": {
        "text": "The bank's reference of the transfer."
      },
      "received": {
        "text": "What arrived, in `currency` with at most two decimals."
      },
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "ActiveSubscription": {
    "fields": {
      "sub_plan_id": {
        "text": "The id of a row of the catalogue, such as a product or a price."
      },
      "anchor_day": {
        "text": "The day of the month that renewals end on."
      },
      "links": {
        "text": "The links of what was delivered, in the order of the services.",
        "fields": {
          "href": {
            "text": "A link of the inventory: of any scheme that pages may link to; the server checks which (`item-links.ts`)."
          }
        }
      },
      "items": {
        "text": "Everything that was delivered, in the order of the services. The items with the content `link` are those of `links`, in the same order; `readItem` answers the others.",
        "fields": {
          "content": {
            "text": "What an item of the inventory holds."
          }
        }
      },
      "fulfilment_pending": {
        "text": "Paid, but at least one item has not been delivered yet."
      },
      "on_hold": {
        "text": "The payment is in dispute; access is suspended until the dispute is decided."
      }
    }
  },
  "Alert": {
    "fields": {
      "id": {
        "text": "The id of a row of the catalogue, such as a product or a price."
      },
      "kind": {
        "text": "One of `alertKinds`; a newer server may send others."
      },
      "subject": {
        "text": "The record concerned: the id of a payment, `refund:<id>`, `webhook:<id>` …"
      },
      "payment_id": {
        "text": "The payment concerned, if any."
      },
      "subscription_id": {
        "text": "The subscription whose delivery or renewal it is about."
      },
      "about": {
        "text": "The service or product that it is about.",
        "fields": {
          "title_ru": {
            "text": "Empty: the same as `title`."
          }
        }
      },
      "user": {
        "text": "The buyer concerned."
      },
      "undecided": {
        "text": "Its payment still waits for a decision, which resolves the alert; it cannot be resolved alone."
      },
      "due_at": {
        "text": "Until when something has to be done; null when there is no such date."
      },
      "resolved_at": {
        "text": "Null while it is open."
      },
      "resolved_by": {
        "text": "Null when the cause went away without an operator."
      }
    }
  },
  "Announcement": {
    "fields": {
      "id": {
        "text": "The id of a row of the catalogue, such as a product or a price."
      },
      "title": {
        "text": "Sanitized HTML, as are the other texts here. An empty language falls back to the other one."
      },
      "button_href": {
        "text": "Target of the button; empty: the list of services, for a coupon."
      }
    }
  },
  "AnswerDoublePaymentAnswer": {
    "fields": {
      "state": {
        "text": "What was decided about two payments for the same product. `refunding`: the later one is on its way back."
      }
    }
  },
  "AnswerDoublePaymentBody": {
    "fields": {
      "answer": {
        "text": "What a buyer can decide about a payment that doubles an earlier one."
      },
      "expected_amount": {
        "text": "The amount that the buyer saw. If it has changed: `double_payment_changed`."
      }
    }
  },
  "ApproveConfirmationBody": {
    "fields": {
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "ArchiveAnnouncementBody": {
    "fields": {
      "version": {
        "text": "The version that an edit is based on. If another operator saved in between: 409 `version_conflict` with the current record in `current`."
      }
    }
  },
  "ArchiveMacroBody": {
    "fields": {
      "version": {
        "text": "The version that an edit is based on. If another operator saved in between: 409 `version_conflict` with the current record in `current`."
      }
    }
  },
  "ArchiveProductBody": {
    "fields": {
      "version": {
        "text": "The version that an edit is based on. If another operator saved in between: 409 `version_conflict` with the current record in `current`."
      }
    }
  },
  "AssignDeliveryBody": {
    "fields": {
      "content": {
        "text": "What operators and suppliers can write as a text. `account`: login and password; `text`: several lines."
      },
      "secret": {
        "text": "A credential that an operator enters, written as in an import: an account as `login:password`."
      },
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "Attachment": {
    "fields": {
      "name": {
        "text": "The file name given by the sender; pictures end in `.webp`."
      },
      "type": {
        "text": "Pictures are re-encoded as WebP; a PDF is stored unchanged and only offered as a download."
      },
      "url": {
        "text": "Needs the bearer token like every call; answers the file."
      }
    }
  },
  "AuditEvent": {
    "fields": {
      "action": {
        "text": "An `AuditAction`; a newer or older server may have others."
      }
    }
  },
  "BlockBuyerBody": {
    "fields": {
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "Brand": {
    "fields": {
      "version": {
        "text": "Version of the last change of any of them; 0: never changed."
      },
      "logo": {
        "text": "Address of the picture; null: the built-in logo."
      }
    }
  },
  "BulkAction": {
    "fields": {
      "days": {
        "text": "Days to add or, in bulk too, to undo."
      },
      "product": {
        "fields": {
          "title_ru": {
            "text": "Empty: the same as `title`."
          }
        }
      },
      "service": {
        "fields": {
          "title_ru": {
            "text": "Empty: the same as `title`."
          }
        }
      }
    }
  },
  "BulkOperation": {
    "fields": {
      "product": {
        "text": "Only this product or this service; otherwise all active subscriptions."
      },
      "service": {
        "text": "The id of a row of the catalogue, such as a product or a price."
      },
      "item_kind": {
        "text": "`unique`: one subscription per item; `shared`: one item for all; `template`: a link is built per subscription; `webhook`: a supplier's address that provides an item per subscription."
      },
      "content": {
        "text": "What an item of the inventory holds."
      }
    }
  },
  "Buyer": {
    "fields": {
      "has_password": {
        "text": "False for an account that only signs in with Google, or whose password was reset."
      },
      "telegram_notifications": {
        "text": "Notifications they chose to receive in Telegram."
      },
      "language": {
        "text": "Fields shared by several calls. Objects are strict everywhere: an unknown key is a validation error."
      },
      "last_seen_at": {
        "text": "Rounded to the minute; only the last 180 days are known."
      },
      "invited_by": {
        "text": "The partner who invited them."
      },
      "campaign": {
        "text": "The campaign they came from."
      },
      "deletion_at": {
        "text": "When the account will be erased."
      },
      "sessions": {
        "text": "Sessions, last used first."
      },
      "subscriptions": {
        "text": "The 50 with the latest end.",
        "fields": {
          "product_id": {
            "text": "The id of a row of the catalogue, such as a product or a price."
          },
          "title_ru": {
            "text": "Empty: the same as `title`."
          },
          "state": {
            "text": "The state of a subscription's access. `on_hold`: the payment of the current period is disputed. `waiting`: nothing has been delivered yet."
          }
        }
      },
      "payments": {
        "text": "The newest 10.",
        "fields": {
          "title_ru": {
            "text": "Empty: the same as `title`."
          },
          "total": {
            "text": "In dollars, with two decimals."
          },
          "refunded": {
            "text": "In dollars, with two decimals."
          },
          "state": {
            "text": "The state of a payment as lists, records, mails and files show it. The buyer's history shows it beside the three statuses of the specification."
          }
        }
      },
      "tickets": {
        "text": "The 5 with the newest messages.",
        "fields": {
          "number": {
            "text": "The number shown to people: \"No. 4217\"."
          },
          "state": {
            "text": "- `new`: neither answered by an operator nor assigned to one. Afterwards the last visible message decides: `waiting_operator` after the buyer's, `waiting_user` after an operator's. - `on_hold`: the shop waits for a third party. - `resolved`: a reply of the buyer before `reply_until` reopens it. - `closed`: permanently."
          }
        }
      },
      "invited": {
        "text": "The 5 newest accounts they invited."
      },
      "counts": {
        "fields": {
          "open_tickets": {
            "text": "Tickets that are neither resolved nor closed."
          }
        }
      }
    }
  },
  "BuyerAgreement": {
    "fields": {
      "method": {
        "text": "What a renewal is charged from."
      },
      "ceiling": {
        "text": "The total of each renewal that the buyer agreed to."
      },
      "text": {
        "text": "What the buyer read and agreed to."
      },
      "payment_id": {
        "text": "The order with which they agreed."
      },
      "product": {
        "fields": {
          "title_ru": {
            "text": "Empty: the same as `title`."
          }
        }
      }
    }
  },
  "BuyerAttempt": {
    "fields": {
      "decline": {
        "text": "Why it was declined; `action` also while its buyer can still confirm it."
      },
      "code": {
        "text": "The provider's own code of the decline."
      },
      "product": {
        "fields": {
          "title_ru": {
            "text": "Empty: the same as `title`."
          }
        }
      }
    }
  },
  "BuyerOfTicket": {
    "text": "Only what a reply needs; the buyer's page has the rest.",
    "fields": {
      "language": {
        "text": "Fields shared by several calls. Objects are strict everywhere: an unknown key is a validation error."
      },
      "payments": {
        "text": "The newest 5.",
        "fields": {
          "product_id": {
            "text": "The id of a row of the catalogue, such as a product or a price."
          },
          "title_ru": {
            "text": "Empty: the same as `title`."
          },
          "total": {
            "text": "In dollars, with two decimals."
          },
          "refunded": {
            "text": "In dollars, with two decimals."
          },
          "state": {
            "text": "The state of a payment as lists, records, mails and files show it. The buyer's history shows it beside the three statuses of the specification."
          }
        }
      },
      "subscriptions": {
        "text": "Active subscriptions, and those that ended last; at most 5.",
        "fields": {
          "product_id": {
            "text": "The id of a row of the catalogue, such as a product or a price."
          },
          "title_ru": {
            "text": "Empty: the same as `title`."
          },
          "state": {
            "text": "The state of a subscription's access. `on_hold`: the payment of the current period is disputed. `waiting`: nothing has been delivered yet."
          }
        }
      },
      "tickets": {
        "text": "The 5 other tickets with the newest messages.",
        "fields": {
          "state": {
            "text": "- `new`: neither answered by an operator nor assigned to one. Afterwards the last visible message decides: `waiting_operator` after the buyer's, `waiting_user` after an operator's. - `on_hold`: the shop waits for a third party. - `resolved`: a reply of the buyer before `reply_until` reopens it. - `closed`: permanently."
          }
        }
      },
      "referral": {
        "fields": {
          "inviter": {
            "text": "The partner who invited them."
          },
          "invited": {
            "text": "How many buyers they invited; 1,000 means 1,000 or more."
          },
          "earned": {
            "text": "In dollars, with two decimals."
          },
          "available": {
            "text": "In dollars, with two decimals."
          }
        }
      }
    }
  },
  "CampaignFigures": {
    "fields": {
      "campaign": {
        "text": "The `utm` value of the visitors' links."
      },
      "visits": {
        "text": "Sum of the visitors of each day."
      },
      "activations": {
        "text": "Sum over days of accounts that used it."
      },
      "registrations": {
        "text": "Accounts registered through it."
      },
      "payers": {
        "text": "Of those, accounts with a paid order."
      },
      "revenue": {
        "text": "Money received from them minus refunds; orders paid from a balance do not count."
      },
      "cost": {
        "text": "All that was spent on it, as entered; null until it is."
      },
      "return": {
        "text": "Revenue divided by cost, with two decimals; null without a cost."
      },
      "cost_per_payer": {
        "text": "Null without a cost, and while none has paid."
      },
      "first_day": {
        "text": "First and last day (UTC) with a counted visit or use; null when there is none."
      }
    }
  },
  "CancelBuyerDeletionBody": {
    "fields": {
      "expected_deletion": {
        "text": "The deletion date that the operator saw."
      },
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "Capabilities": {
    "text": "What a gateway supports.",
    "fields": {
      "saves": {
        "text": "Buyers can have what they pay with saved for later payments; a setting of the gateway may turn that off."
      },
      "charges": {
        "text": "Limits of a single charge, in currency units with two decimals."
      },
      "payment_timeout": {
        "text": "How long its checkout page may stay open."
      }
    }
  },
  "ChangeBrandBody": {
    "fields": {
      "version": {
        "text": "The version that the operator saw."
      },
      "logo": {
        "text": "Can only be removed here; `uploadBrandLogo` sets a new one."
      }
    }
  },
  "ChangeConnectionBody": {
    "fields": {
      "version": {
        "text": "The same for what may not be saved yet: 0."
      },
      "values": {
        "text": "The settings to change; null removes a value."
      },
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "ChangeMethodBody": {
    "fields": {
      "version": {
        "text": "The same for what may not be saved yet: 0."
      },
      "description": {
        "text": "HTML, sanitized before it is stored."
      },
      "image_url": {
        "text": "One of the shop's own icons, or an uploaded picture."
      },
      "fee_percentage": {
        "text": "Percent of what is due: 3.5 is 3.5 %."
      },
      "min_total": {
        "text": "Smallest final total, in dollars as every sum of the API."
      },
      "max_total": {
        "text": "Largest final total, in dollars."
      },
      "payment_timeout_s": {
        "text": "Seconds that its payments wait for money."
      },
      "provider_option": {
        "text": "Provider-specific option of the method: a coin, a bank's button."
      },
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "ChangeNoteBody": {
    "fields": {
      "version": {
        "text": "The same for what may not be saved yet: 0."
      }
    }
  },
  "ChangeNotificationsAnswer": {
    "fields": {
      "time_zone": {
        "text": "IANA name, such as `Europe/Moscow`."
      },
      "digest_hour": {
        "text": "The hour of the digest in that time zone."
      },
      "quiet_from": {
        "text": "From this hour until `quiet_until` nothing is sent at once; both null: no quiet hours."
      },
      "urgent_anytime": {
        "text": "Whether urgent topics are sent in quiet hours too."
      },
      "choices": {
        "text": "The topics whose records the role may read."
      },
      "mail": {
        "fields": {
          "enabled": {
            "text": "False when the shop sends no mail."
          },
          "refused_at": {
            "text": "When the last notification by mail was refused; null when it was not."
          }
        }
      },
      "telegram": {
        "fields": {
          "enabled": {
            "text": "False when the shop has no bot."
          },
          "account": {
            "text": "First name of the linked Telegram account; null when none is linked."
          },
          "blocked_at": {
            "text": "Since when the bot cannot write to that account; null when it can."
          }
        }
      }
    }
  },
  "ChangeNotificationsBody": {
    "fields": {
      "time_zone": {
        "text": "IANA name, such as `Europe/Moscow`."
      },
      "digest_hour": {
        "text": "The hour of the digest in that time zone."
      },
      "quiet_from": {
        "text": "From this hour until `quiet_until` nothing is sent at once; both null: no quiet hours."
      },
      "urgent_anytime": {
        "text": "Whether urgent topics are sent in quiet hours too."
      },
      "language": {
        "text": "Fields shared by several calls. Objects are strict everywhere: an unknown key is a validation error."
      }
    }
  },
  "ChangeOperatorRoleBody": {
    "fields": {
      "version": {
        "text": "The version that an edit is based on. If another operator saved in between: 409 `version_conflict` with the current record in `current`."
      },
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "ChangeProviderBody": {
    "fields": {
      "version": {
        "text": "The same for what may not be saved yet: 0."
      },
      "values": {
        "text": "The settings to change; null removes a value."
      },
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "ChangeRateBody": {
    "fields": {
      "rate": {
        "text": "Rubles for one dollar, at most four decimals; null removes the override."
      },
      "reason": {
        "text": "The operator's reason, for the audit log."
      },
      "confirm_jump": {
        "text": "Confirms the change after `rate_jump`, whose details carry `from`, the current rate."
      }
    }
  },
  "ChangeReferralRulesBody": {
    "fields": {
      "version": {
        "text": "The version that the operator saw."
      },
      "deposit": {
        "text": "Percent of the amount that a buyer paid, without the fee of the payment method."
      },
      "first_payment": {
        "text": "Percent of the amount that a buyer paid, without the fee of the payment method."
      },
      "verified": {
        "text": "Percent of the amount that a buyer paid, without the fee of the payment method."
      },
      "payout_minimum": {
        "text": "Dollars."
      },
      "second_operator_from": {
        "text": "From this amount in dollars on, a payout needs two operators."
      },
      "accounts_per_network": {
        "text": "Accounts that one partner may refer from one network before an operator has to check."
      },
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "ChangeSettingsBody": {
    "fields": {
      "version": {
        "text": "The same for what may not be saved yet: 0."
      },
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "ChargeResult": {
    "text": "The outcome of the charge of a saved method.",
    "fields": {
      "state": {
        "text": "`pending`: there is no answer yet; the order is charged at most once, and no other one for the product may begin. `confirm`: nothing was charged because the bank wants the buyer to confirm; an order without `saved_method` opens a page for that."
      },
      "reason": {
        "text": "Why it was declined. `method_dead`: the method cannot be charged any more. `shop`: the gateway refuses the shop."
      }
    }
  },
  "CheckItemAnswer": {
    "fields": {
      "check": {
        "text": "Whether the address of a link answers; `unknown` for everything that cannot be checked from the server."
      },
      "replacements_left": {
        "text": "How often it may still be replaced within 30 days; 0 also when there is no other item to give."
      }
    }
  },
  "ChoosePaymentCoinBody": {
    "fields": {
      "coin": {
        "text": "The gateway's id of a coin on one network: `usdttrc20`."
      }
    }
  },
  "ChooseReferralModeBody": {
    "fields": {
      "origins": {
        "text": "The id of a row of the catalogue, such as a product or a price."
      }
    }
  },
  "ClaimGiftAnswer": {
    "fields": {
      "until": {
        "text": "End of the access; null when it gave credit."
      },
      "credit": {
        "text": "What the balance got; null when it gave access."
      }
    }
  },
  "CloseAnnouncementBody": {
    "fields": {
      "id": {
        "text": "The id of a row of the catalogue, such as a product or a price."
      }
    }
  },
  "Coin": {
    "fields": {
      "code": {
        "text": "The gateway's id of a coin on one network: `usdttrc20`."
      },
      "symbol": {
        "text": "Beside amounts: `USDT`."
      },
      "network": {
        "text": "The same coin on another network is another one."
      }
    }
  },
  "Commission": {
    "fields": {
      "type": {
        "text": "Money or days."
      },
      "buyer": {
        "text": "The email of the invited buyer, mostly masked."
      },
      "base": {
        "text": "The amount paid, without the method's fee."
      },
      "rate": {
        "text": "Percent, at the time of the purchase."
      },
      "amount": {
        "text": "In dollars, with two decimals."
      },
      "reversed": {
        "text": "The reversed part of the amount."
      },
      "days": {
        "text": "Days granted for it so far."
      },
      "state": {
        "text": "- `pending`: within the refund window, until `available_at`. - `review`: an operator has to check it first (`reason: many_accounts`). - `disputed`: the purchase is in dispute. - `available`: it can be used. `reversed`: fully reversed (`reason` says why)."
      }
    }
  },
  "ConfirmOperatorAnswer": {
    "fields": {
      "until": {
        "text": "No further confirmation is needed until then."
      }
    }
  },
  "ConfirmOperatorBody": {
    "fields": {
      "code": {
        "text": "A code of the authenticator app, or a recovery code like `abcd-efgh-jkmn-pqrs`, which works once."
      }
    }
  },
  "ConfirmPaymentBody": {
    "fields": {
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "ConfirmSecondFactorAnswer": {
    "text": "Ten single-use codes. They are shown only in this answer."
  },
  "ConfirmSecondFactorBody": {
    "fields": {
      "code": {
        "text": "Six digits from an authenticator app or one recovery code; spaces are ignored."
      }
    }
  },
  "Confirmation": {
    "fields": {
      "title_ru": {
        "text": "Empty: the same as `title`."
      },
      "total": {
        "text": "In dollars, with two decimals."
      },
      "own": {
        "text": "Whether the calling operator made the request; another operator has to agree."
      },
      "decided": {
        "text": "Null while undecided."
      }
    }
  },
  "Connection": {
    "fields": {
      "connection": {
        "text": "The shop's public address and what it needs from other systems, set up in the console or by the environment."
      },
      "ready": {
        "text": "Whether the shop can use it. `mail` that is not ready means that no mail is sent, `backup` that backups stay on the disk of the worker."
      },
      "tested": {
        "text": "Its latest test since the settings were changed; null without one."
      },
      "missing": {
        "text": "The required settings without a value."
      },
      "settings": {
        "fields": {
          "env": {
            "text": "The environment variable that overrides the value saved here."
          },
          "secret": {
            "text": "Write-only: never returned."
          },
          "choices": {
            "text": "The possible values where there are few."
          },
          "roots": {
            "text": "Folders of the server, one of which has to contain the value; null where it is not a folder."
          },
          "value": {
            "text": "Null for secrets and for unset values."
          },
          "is_set": {
            "text": "Whether there is a value, of secrets too."
          }
        }
      },
      "version": {
        "text": "Version of the settings saved in the console; 0 before the first save."
      },
      "changed_by": {
        "text": "The operator's name."
      }
    }
  },
  "ConsoleAgreement": {
    "fields": {
      "method": {
        "text": "What a renewal is charged from."
      },
      "ceiling": {
        "text": "The total of each renewal that the buyer agreed to."
      },
      "text": {
        "text": "What the buyer read and agreed to."
      },
      "payment_id": {
        "text": "The order with which they agreed."
      }
    }
  },
  "ConsoleAnnouncement": {
    "fields": {
      "title": {
        "text": "Older rows may be longer and show external pictures."
      },
      "button_href": {
        "text": "A page of this shop, a web address, or mailto; no other scheme."
      },
      "image": {
        "text": "The answer of `uploadAnnouncementImage`."
      },
      "language": {
        "text": "Language of the buyers who see it; null: all."
      },
      "priority": {
        "text": "Buyers see the matching announcement with the highest priority; of equal ones the newest."
      },
      "starts_at": {
        "text": "Inclusive."
      },
      "ends_at": {
        "text": "Exclusive."
      },
      "id": {
        "text": "The id of a row of the catalogue, such as a product or a price."
      },
      "version": {
        "text": "The version that an edit is based on. If another operator saved in between: 409 `version_conflict` with the current record in `current`."
      }
    }
  },
  "ConsoleAttempt": {
    "fields": {
      "decline": {
        "text": "Why it was declined; `action` also while its buyer can still confirm it."
      },
      "code": {
        "text": "The provider's own code of the decline."
      }
    }
  },
  "ConsoleCommission": {
    "text": "A commission with the payment that it was earned with.",
    "fields": {
      "type": {
        "text": "Money or days."
      },
      "buyer": {
        "text": "The email of the invited buyer, mostly masked."
      },
      "base": {
        "text": "The amount paid, without the method's fee."
      },
      "rate": {
        "text": "Percent, at the time of the purchase."
      },
      "amount": {
        "text": "In dollars, with two decimals."
      },
      "reversed": {
        "text": "The reversed part of the amount."
      },
      "days": {
        "text": "Days granted for it so far."
      },
      "state": {
        "text": "- `pending`: within the refund window, until `available_at`. - `review`: an operator has to check it first (`reason: many_accounts`). - `disputed`: the purchase is in dispute. - `available`: it can be used. `reversed`: fully reversed (`reason` says why)."
      }
    }
  },
  "ConsoleGift": {
    "text": "A gift as operators see it: with both persons, and never with its code.",
    "fields": {
      "product_id": {
        "text": "The id of a row of the catalogue, such as a product or a price."
      },
      "title_ru": {
        "text": "Empty: the same as `title`."
      },
      "duration": {
        "text": "The length of a plan: `1 mon`, `3 mons`, `10 days`, `1 years`."
      },
      "state": {
        "text": "`open`: waits to be redeemed. `on_hold`: its payment is disputed. `refunding`: the refund is under way. `claimed`: redeemed. `reversed`: redeemed, and ended because its payment was refunded or lost in a dispute. `revoked`: an operator revoked it. `returning`: revoked, and the refund is under way."
      },
      "code_ending": {
        "text": "The last four characters of the code."
      },
      "paid": {
        "text": "In dollars, with two decimals."
      },
      "refunded": {
        "text": "In dollars, with two decimals."
      },
      "claim": {
        "text": "Stays when the access or the credit of the gift is reversed.",
        "fields": {
          "credit": {
            "text": "What the balance of the claimer got; null when it gave access."
          }
        }
      },
      "ended_at": {
        "text": "When it was refunded or revoked."
      },
      "revoked_by": {
        "text": "The operator who revoked it; null when a refund ended it."
      }
    }
  },
  "ConsoleMessage": {
    "text": "`note`: visible to operators only.",
    "fields": {
      "id": {
        "text": "The client's id, or one from the server."
      },
      "merged_from": {
        "text": "The number of the ticket that it was written in, if that was merged into this one."
      }
    }
  },
  "ConsoleMethod": {
    "fields": {
      "description": {
        "text": "Older rows may be longer and show external pictures, or none."
      },
      "image_url": {
        "text": "One of the shop's own icons, or an uploaded picture."
      },
      "fee_percentage": {
        "text": "Percent of what is due: 3.5 is 3.5 %."
      },
      "min_total": {
        "text": "Smallest final total, in dollars as every sum of the API."
      },
      "max_total": {
        "text": "Largest final total, in dollars."
      },
      "payment_timeout_s": {
        "text": "Seconds that its payments wait for money."
      },
      "provider_option": {
        "text": "Provider-specific option of the method: a coin, a bank's button."
      },
      "gateway": {
        "text": "The name of a payment method, which payloads call its `gateway`."
      },
      "provider": {
        "text": "The name of a provider, to which payment methods belong."
      },
      "provider_live": {
        "text": "Whether its gateway is ready to take payments."
      },
      "test_mode": {
        "text": "Whether its gateway has the keys of a test account, so that no real money moves."
      },
      "version": {
        "text": "The same for what may not be saved yet: 0."
      }
    }
  },
  "ConsolePartner": {
    "fields": {
      "total_earnings": {
        "text": "In dollars, with two decimals."
      },
      "credited": {
        "text": "In dollars, with two decimals."
      },
      "on_hold": {
        "text": "In dollars, with two decimals."
      },
      "available": {
        "text": "In dollars, with two decimals."
      },
      "in_payout": {
        "text": "In dollars, with two decimals."
      },
      "paid_out": {
        "text": "In dollars, with two decimals."
      },
      "spent": {
        "text": "In dollars, with two decimals."
      },
      "reversed": {
        "text": "In dollars, with two decimals."
      }
    }
  },
  "ConsolePayment": {
    "fields": {
      "number": {
        "text": "`P-7K3M-92QF`, as in the buyer's receipt."
      },
      "sub_plan_title_ru": {
        "text": "Empty: the same as `sub_plan_title`."
      },
      "duration": {
        "text": "The length of a plan: `1 mon`, `3 mons`, `10 days`, `1 years`."
      },
      "method": {
        "text": "As the shop names the payment method now."
      },
      "state": {
        "text": "The state of a payment as lists, records, mails and files show it. The buyer's history shows it beside the three statuses of the specification."
      },
      "lines": {
        "text": "Serialized price lines; they always include the total that would be charged now.",
        "fields": {
          "subscription_price_id": {
            "text": "The id of a row of the catalogue, such as a product or a price."
          },
          "amount": {
            "text": "In dollars, with two decimals."
          },
          "credit": {
            "text": "Only when the order changes a plan: what credit for unused days pays of the price."
          },
          "fee_percentage": {
            "text": "Percent of what is due: 3.5 is 3.5 %."
          },
          "fee": {
            "text": "In dollars, with two decimals."
          },
          "percent": {
            "text": "Discount of the promo code in percent; 0 without one."
          },
          "discount": {
            "text": "In dollars, with two decimals."
          },
          "total": {
            "text": "In dollars, with two decimals."
          }
        }
      },
      "charge": {
        "text": "The amount charged in that currency: the total at the rate frozen with the quote.",
        "fields": {
          "rate": {
            "text": "Units of the currency for one dollar, at most four decimals."
          },
          "rate_at": {
            "text": "When the source published it."
          },
          "source": {
            "text": "The source of an exchange rate: the Bank of Russia, an operator, or the shop's settings."
          },
          "amount": {
            "text": "In that currency, with two decimals."
          }
        }
      },
      "captured": {
        "text": "Captured and refunded by the gateway, in the captured currency.",
        "fields": {
          "amount": {
            "text": "In this currency, with two decimals."
          },
          "currency": {
            "text": "Three letters of ISO 4217."
          }
        }
      },
      "returned": {
        "text": "An amount as the gateway reports it.",
        "fields": {
          "amount": {
            "text": "In this currency, with two decimals."
          },
          "currency": {
            "text": "Three letters of ISO 4217."
          }
        }
      },
      "paid": {
        "text": "In dollars, with two decimals."
      },
      "refunded": {
        "text": "In dollars, with two decimals."
      },
      "credited": {
        "text": "Part of `paid` and of the credit that became credit of a later plan change; absent when none did."
      },
      "plan_change": {
        "text": "Only when the order replaces a plan. `settled_at` is null until it was paid, or when the credit was not given.",
        "fields": {
          "rest": {
            "text": "In dollars, with two decimals."
          },
          "lines": {
            "text": "Unused days that a plan change credits: `credit = paid × unused_days ÷ total_days`, rounded down to a cent."
          }
        }
      },
      "changed_to": {
        "text": "The plan that replaced the one it bought, and its payment; absent when none did.",
        "fields": {
          "duration": {
            "text": "`1 mon`, `10 days`."
          }
        }
      },
      "owed": {
        "text": "Part of `refunded` that was returned to the shop."
      },
      "takes_payment_id": {
        "text": "Whether `syncPaymentById` takes the gateway's id of this payment."
      },
      "sync_at": {
        "text": "Time of the next sync, and the number of syncs so far."
      },
      "country": {
        "text": "Country of the order, two letters; null when unknown."
      },
      "next_step": {
        "text": "What an operator should do next about a payment, with what the action needs already filled in.",
        "fields": {
          "received": {
            "text": "Null when the gateway named no amount.",
            "fields": {
              "amount": {
                "text": "In this currency, with two decimals."
              },
              "currency": {
                "text": "Three letters of ISO 4217."
              }
            }
          },
          "expected": {
            "text": "An amount as the gateway reports it.",
            "fields": {
              "amount": {
                "text": "In this currency, with two decimals."
              },
              "currency": {
                "text": "Three letters of ISO 4217."
              }
            }
          },
          "amount": {
            "text": "In dollars, with two decimals."
          },
          "due_at": {
            "text": "Null when the gateway names no date."
          },
          "is_inquiry": {
            "text": "The bank only asks, and took no money yet."
          },
          "is_reported": {
            "text": "The gateway reports the outcome; else an operator records it."
          },
          "accepted_actions": {
            "text": "What can be sent from here; empty: it is answered at the gateway."
          },
          "asked": {
            "text": "Whether the buyer was asked which it should be; else the shop refunds it by itself."
          }
        }
      },
      "webhooks": {
        "text": "The newest 100."
      },
      "jobs": {
        "text": "Background work on the payment that failed so far, oldest first.",
        "fields": {
          "state": {
            "text": "`dead`: without further attempts, until an operator retries or discards it."
          }
        }
      },
      "disputes": {
        "text": "Disputes and inquiries, newest first."
      },
      "refunds": {
        "fields": {
          "amount": {
            "text": "In dollars, with two decimals."
          },
          "sum": {
            "text": "An amount as the gateway reports it.",
            "fields": {
              "amount": {
                "text": "In this currency, with two decimals."
              },
              "currency": {
                "text": "Three letters of ISO 4217."
              }
            }
          },
          "operator": {
            "text": "Null when the buyer or the shop itself requested it."
          },
          "outcomes": {
            "text": "What `resolveRefund` takes for it now; empty for most."
          }
        }
      },
      "fiscal_receipts": {
        "text": "Fiscal receipts (54-FZ) that the gateway registers, oldest first."
      },
      "consequences": {
        "text": "What a payment has led to so far, and what a refund would change of it.",
        "fields": {
          "access": {
            "text": "The period that this payment bought, and the subscription that it belongs to; null before it is paid.",
            "fields": {
              "state": {
                "text": "`upcoming`: the period begins after another one of the same subscription."
              },
              "subscription_state": {
                "text": "The state of a subscription's access. `on_hold`: the payment of the current period is disputed. `waiting`: nothing has been delivered yet."
              },
              "subscription_until": {
                "text": "Other periods may extend the subscription beyond this one."
              },
              "links": {
                "text": "Delivered, and still to be delivered."
              }
            }
          },
          "promo": {
            "fields": {
              "over_limit": {
                "text": "Late money used the code although its limit was reached."
              },
              "uses": {
                "text": "Uses of the code by now, and how many it allows; null for no limit."
              }
            }
          },
          "commissions": {
            "fields": {
              "amount": {
                "text": "In dollars, with two decimals."
              },
              "reversed": {
                "text": "In dollars, with two decimals."
              }
            }
          },
          "balance": {
            "text": "The buyer's balance in the shop."
          }
        }
      },
      "gift": {
        "text": "Only of a gift that was paid."
      },
      "links": {
        "text": "Links and accounts of the subscription that the payment extends; secrets are revealed one by one."
      },
      "messages": {
        "text": "Newest first."
      },
      "related": {
        "text": "Other payments of the buyer for the same product, newest first; at most 10.",
        "fields": {
          "duration": {
            "text": "The length of a plan: `1 mon`, `3 mons`, `10 days`, `1 years`."
          },
          "total": {
            "text": "In dollars, with two decimals."
          },
          "state": {
            "text": "The state of a payment as lists, records, mails and files show it. The buyer's history shows it beside the three statuses of the specification."
          },
          "double": {
            "text": "Set when both look like one purchase that was paid twice.",
            "fields": {
              "later_id": {
                "text": "The later of the two, which a refund would return."
              },
              "policy": {
                "text": "What happens to a payment that doubles an earlier one: nothing, the buyer is asked, or it is refunded where the gateway can."
              },
              "state": {
                "text": "What was decided about two payments for the same product. `refunding`: the later one is on its way back."
              },
              "decided_by": {
                "text": "Null while it is open, and when a refund of one of the payments settled it."
              }
            }
          }
        }
      },
      "tickets": {
        "text": "Tickets about the payment or its subscription, newest first; at most 10.",
        "fields": {
          "state": {
            "text": "- `new`: neither answered by an operator nor assigned to one. Afterwards the last visible message decides: `waiting_operator` after the buyer's, `waiting_user` after an operator's. - `on_hold`: the shop waits for a third party. - `resolved`: a reply of the buyer before `reply_until` reopens it. - `closed`: permanently."
          },
          "updated_at": {
            "text": "Time of the last message."
          }
        }
      }
    }
  },
  "ConsolePayout": {
    "fields": {
      "memo": {
        "text": "The comment of the transfer, which exchanges require with TON."
      },
      "amount": {
        "text": "In dollars, with two decimals."
      },
      "reason": {
        "text": "The reason of a rejection."
      },
      "transaction": {
        "text": "The transaction on the network, once it is paid."
      },
      "not_before": {
        "text": "A payout to a new address is not sent before this moment."
      },
      "from_commissions": {
        "text": "The parts of the amount: commissions, and refunds to the balance, which a payout uses first."
      },
      "from_refunds": {
        "text": "In dollars, with two decimals."
      },
      "available": {
        "text": "The partner's balance; below 0 when a purchase was reversed after its earnings were used."
      },
      "sending_at": {
        "text": "When an operator started to send the money. Only from then on is the full address shown."
      },
      "paid_before": {
        "text": "Whether this address was paid before."
      }
    }
  },
  "ConsoleProduct": {
    "fields": {
      "id": {
        "text": "The id of a row of the catalogue, such as a product or a price."
      },
      "version": {
        "text": "The version that an edit is based on. If another operator saved in between: 409 `version_conflict` with the current record in `current`."
      },
      "state": {
        "text": "`active`: on sale; `inactive`: shown but cannot be ordered; `archived`: hidden from buyers."
      },
      "title_ru": {
        "text": "Empty: the same as `title`."
      },
      "services": {
        "fields": {
          "id": {
            "text": "The id of a row of the catalogue, such as a product or a price."
          },
          "title_ru": {
            "text": "Empty: the same as `title`."
          }
        }
      },
      "prices": {
        "fields": {
          "id": {
            "text": "The id of a row of the catalogue, such as a product or a price."
          },
          "count": {
            "text": "How many units the plan lasts."
          },
          "amount": {
            "text": "In dollars, with two decimals."
          }
        }
      },
      "past_prices": {
        "text": "Past prices, latest first; at most 50.",
        "fields": {
          "id": {
            "text": "The id of a row of the catalogue, such as a product or a price."
          },
          "count": {
            "text": "How many units the plan lasts."
          },
          "amount": {
            "text": "In dollars, with two decimals."
          }
        }
      },
      "planned_prices": {
        "fields": {
          "prices": {
            "fields": {
              "count": {
                "text": "How many units the plan lasts."
              },
              "amount": {
                "text": "In dollars, with two decimals."
              }
            }
          }
        }
      }
    }
  },
  "ConsolePromo": {
    "fields": {
      "percent": {
        "text": "Percent with at most two decimals."
      },
      "starts_at": {
        "text": "Inclusive."
      },
      "ends_at": {
        "text": "Exclusive."
      },
      "max_uses": {
        "text": "Total over all buyers; null: no limit, 0: none."
      },
      "per_user_limit": {
        "text": "Uses of one buyer."
      },
      "min_amount": {
        "text": "Minimum price, before fee and discount."
      },
      "product_ids": {
        "text": "Empty: every product."
      },
      "note": {
        "text": "Older codes may have other characters."
      },
      "id": {
        "text": "The id of a row of the catalogue, such as a product or a price."
      },
      "version": {
        "text": "The version that an edit is based on. If another operator saved in between: 409 `version_conflict` with the current record in `current`."
      },
      "state": {
        "text": "`running`: usable now; `planned`: not started; `ended`: expired; `used_up`: limit reached; `paused`: by an operator."
      },
      "uses": {
        "text": "Reserved and committed redemptions."
      },
      "buyer": {
        "text": "The only buyer who may use it; null for every buyer."
      },
      "batch_id": {
        "text": "The batch it was created in."
      }
    }
  },
  "ConsoleProvider": {
    "fields": {
      "provider": {
        "text": "The name of a provider, to which payment methods belong."
      },
      "accepts": {
        "text": "What buyers pay with, in one line."
      },
      "live": {
        "text": "Ready to take payments; otherwise `problem` names the reason."
      },
      "problem": {
        "fields": {
          "kind": {
            "text": "`unset`: not configured yet; `wrong`: the value is invalid."
          }
        }
      },
      "missing": {
        "text": "The required settings without a value."
      },
      "test_mode": {
        "text": "Whether the settings are those of a test account, which moves no real money."
      },
      "dashboard_url": {
        "text": "The provider's page with the keys; null for a bank transfer, which has none."
      },
      "steps": {
        "text": "How to set it up, in this order.",
        "fields": {
          "settings": {
            "text": "The settings that are filled in here."
          },
          "shows_webhook": {
            "text": "Whether the address for webhooks and their events are needed here."
          }
        }
      },
      "webhooks": {
        "fields": {
          "setup": {
            "text": "`entered`: an owner enters the address at the provider; it is known before any key is saved. `sent`: the provider gets it with every payment. `none`: there are no webhooks."
          },
          "events": {
            "text": "The events to subscribe to, as the provider names them."
          }
        }
      },
      "capabilities": {
        "text": "What a gateway supports."
      },
      "version": {
        "text": "Version of the settings saved in the console; 0 before the first save."
      }
    }
  },
  "ConsoleRates": {
    "fields": {
      "current": {
        "text": "The current rate; null while there is none, and methods in rubles are not offered.",
        "fields": {
          "rate": {
            "text": "Units of the currency for one dollar, at most four decimals."
          },
          "rate_at": {
            "text": "When the source published it."
          },
          "source": {
            "text": "The source of an exchange rate: the Bank of Russia, an operator, or the shop's settings."
          }
        }
      },
      "overridden": {
        "text": "Whether an operator set it."
      },
      "official": {
        "text": "Recent rates of the Bank of Russia in rubles for one dollar, newest first."
      }
    }
  },
  "ConsoleRenewal": {
    "fields": {
      "period_start": {
        "text": "The end of access that it moves."
      },
      "total": {
        "text": "What the buyer was notified of."
      },
      "next_at": {
        "text": "When there is something to do next."
      }
    }
  },
  "ConsoleSavedMethod": {
    "text": "A saved payment method, masked: operators never see its token.",
    "fields": {
      "id": {
        "text": "The saved method; null for the balance."
      },
      "brand": {
        "text": "`visa`, the name of a wallet or a bank; empty when the provider does not say."
      },
      "last4": {
        "text": "The last digits of a card; empty for others."
      },
      "expires": {
        "text": "Year and month of a card's end."
      }
    }
  },
  "ConsoleService": {
    "fields": {
      "title_ru": {
        "text": "For buyers who read Russian; empty: the same as `title`."
      },
      "picture": {
        "text": "One of the shop's own files, or a picture from `uploadServicePicture`; empty: a tile with its initials."
      },
      "referral": {
        "text": "Whether partners can earn days of it by referrals."
      },
      "low_inventory": {
        "text": "Fewer free items than this raise an alert; null: the setting of the shop applies."
      },
      "replacement_limit": {
        "text": "How often a buyer may replace an item that does not work, per subscription within 30 days; 0: never."
      },
      "id": {
        "text": "The id of a row of the catalogue, such as a product or a price."
      },
      "version": {
        "text": "The version that an edit is based on. If another operator saved in between: 409 `version_conflict` with the current record in `current`."
      }
    }
  },
  "ConsoleText": {
    "fields": {
      "key": {
        "text": "The number of a page text, or `mail-` or `bot-` with a name."
      },
      "kind": {
        "text": "`page`: numbered texts of the screens; `mail`: mails and receipts; `bot`: messages of the Telegram bot."
      },
      "number": {
        "text": "Only page texts have one."
      },
      "placeholders": {
        "text": "Required in every language, `{date}` as `date`."
      },
      "en": {
        "fields": {
          "standard": {
            "text": "The default text."
          },
          "published": {
            "text": "The override; null: the default is shown."
          },
          "fault": {
            "text": "Why the published override is not shown: an update may have changed the required placeholders."
          },
          "draft": {
            "fields": {
              "version": {
                "text": "The version that an edit is based on. If another operator saved in between: 409 `version_conflict` with the current record in `current`."
              }
            }
          }
        }
      },
      "ru": {
        "fields": {
          "standard": {
            "text": "The default text."
          },
          "published": {
            "text": "The override; null: the default is shown."
          },
          "fault": {
            "text": "Why the published override is not shown: an update may have changed the required placeholders."
          },
          "draft": {
            "fields": {
              "version": {
                "text": "The version that an edit is based on. If another operator saved in between: 409 `version_conflict` with the current record in `current`."
              }
            }
          }
        }
      }
    }
  },
  "ConsoleTicket": {
    "fields": {
      "number": {
        "text": "The number shown to people: \"No. 4217\"."
      },
      "state": {
        "text": "- `new`: neither answered by an operator nor assigned to one. Afterwards the last visible message decides: `waiting_operator` after the buyer's, `waiting_user` after an operator's. - `on_hold`: the shop waits for a third party. - `resolved`: a reply of the buyer before `reply_until` reopens it. - `closed`: permanently."
      },
      "updated_at": {
        "text": "Time of the last message."
      },
      "last_message": {
        "fields": {
          "excerpt": {
            "text": "Its first 140 characters."
          }
        }
      },
      "subject": {
        "text": "The subject of a ticket; its text is the one at the time the ticket was opened."
      },
      "reply_until": {
        "text": "Until when a resolved ticket can be answered. Null in every other state: always, or never when closed."
      },
      "merged_into": {
        "text": "The ticket that this one was merged into, which has its messages; absent when it was not merged."
      },
      "priority": {
        "text": "Priority set by operators, lowest first. Buyers do not see it."
      }
    }
  },
  "ConsoleTransfer": {
    "fields": {
      "id": {
        "text": "The id of the payment."
      },
      "reference": {
        "text": "The reference that the buyer was asked to put into the purpose."
      },
      "state": {
        "text": "The state of a payment as lists, records, mails and files show it. The buyer's history shows it beside the three statuses of the specification."
      },
      "title_ru": {
        "text": "Empty: the same as `title`."
      },
      "total": {
        "text": "In dollars, with two decimals."
      },
      "expected": {
        "text": "The amount that the buyer was asked to send."
      },
      "seen": {
        "text": "What an operator saw arrive. `waits`: a second operator has to confirm the same before it counts.",
        "fields": {
          "received": {
            "text": "An amount in the given currency, with two decimals."
          }
        }
      }
    }
  },
  "ConversionRow": {
    "fields": {
      "title_ru": {
        "text": "Empty: the same as `title`."
      },
      "ended": {
        "text": "Paid, failed, expired or canceled by now."
      },
      "success": {
        "text": "Share of paid among ended payments, 0 to 100; null when none has ended."
      }
    }
  },
  "CreateAnnouncementBody": {
    "fields": {
      "button_href": {
        "text": "A page of this shop, a web address, or mailto; no other scheme."
      },
      "image": {
        "text": "The answer of `uploadAnnouncementImage`."
      },
      "language": {
        "text": "Language of the buyers who see it; null: all."
      },
      "priority": {
        "text": "Buyers see the matching announcement with the highest priority; of equal ones the newest."
      },
      "starts_at": {
        "text": "Inclusive."
      },
      "ends_at": {
        "text": "Exclusive."
      }
    }
  },
  "CreateCalendarAddressAnswer": {
    "fields": {
      "url": {
        "text": "A link that the page may open: https, or http for shops on a local machine."
      }
    }
  },
  "CreateMethodBody": {
    "fields": {
      "gateway": {
        "text": "Made from the English name if it is left out. It cannot be changed later."
      },
      "provider": {
        "text": "The name of a provider, to which payment methods belong."
      },
      "description": {
        "text": "HTML, sanitized before it is stored."
      },
      "image_url": {
        "text": "One of the shop's own icons, or an uploaded picture."
      },
      "fee_percentage": {
        "text": "Percent of what is due: 3.5 is 3.5 %."
      },
      "min_total": {
        "text": "Smallest final total, in dollars as every sum of the API."
      },
      "max_total": {
        "text": "Largest final total, in dollars."
      },
      "payment_timeout_s": {
        "text": "Seconds that its payments wait for money."
      },
      "provider_option": {
        "text": "Provider-specific option of the method: a coin, a bank's button."
      },
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "CreateProductBody": {
    "fields": {
      "title_ru": {
        "text": "For buyers who read Russian; empty: the same as `title`."
      },
      "picture": {
        "text": "Its own picture, from `uploadProductPicture`; empty: those of its services."
      },
      "active_from": {
        "text": "Only while inactive: when it goes on sale."
      },
      "grace_days": {
        "text": "Days for which access is kept after its end while an automatic renewal is being paid."
      },
      "service_ids": {
        "text": "In the order of pictures and links."
      },
      "prices": {
        "text": "With the `id` of a current price: that price, or its next version if amount or term changed. Without `id`: a new price. Prices that are left out are archived; past orders are not affected.",
        "fields": {
          "id": {
            "text": "The id of a row of the catalogue, such as a product or a price."
          },
          "count": {
            "text": "How many units the plan lasts."
          },
          "amount": {
            "text": "Dollars with at most two decimals."
          }
        }
      }
    }
  },
  "CreatePromoBatchBody": {
    "fields": {
      "percent": {
        "text": "Percent with at most two decimals."
      },
      "starts_at": {
        "text": "Inclusive."
      },
      "ends_at": {
        "text": "Exclusive."
      },
      "max_uses": {
        "text": "Total over all buyers; null: no limit, 0: none."
      },
      "per_user_limit": {
        "text": "Uses of one buyer."
      },
      "min_amount": {
        "text": "Minimum price, before fee and discount."
      },
      "product_ids": {
        "text": "Empty: every product."
      }
    }
  },
  "CreatePromoCodeBody": {
    "fields": {
      "code": {
        "text": "Letters, digits and characters that are easy to read out."
      },
      "buyer_email": {
        "text": "Email of the only buyer who may use it; for all others the code does not exist."
      },
      "percent": {
        "text": "Percent with at most two decimals."
      },
      "starts_at": {
        "text": "Inclusive."
      },
      "ends_at": {
        "text": "Exclusive."
      },
      "max_uses": {
        "text": "Total over all buyers; null: no limit, 0: none."
      },
      "per_user_limit": {
        "text": "Uses of one buyer."
      },
      "min_amount": {
        "text": "Minimum price, before fee and discount."
      },
      "product_ids": {
        "text": "Empty: every product."
      }
    }
  },
  "CreateServiceBody": {
    "fields": {
      "title_ru": {
        "text": "For buyers who read Russian; empty: the same as `title`."
      },
      "picture": {
        "text": "One of the shop's own files, or a picture from `uploadServicePicture`; empty: a tile with its initials."
      },
      "referral": {
        "text": "Whether partners can earn days of it by referrals."
      },
      "low_inventory": {
        "text": "Fewer free items than this raise an alert; null: the setting of the shop applies."
      },
      "replacement_limit": {
        "text": "How often a buyer may replace an item that does not work, per subscription within 30 days; 0: never."
      }
    }
  },
  "CreateTicketBody": {
    "fields": {
      "attachments": {
        "text": "As answered by `uploadAttachment`, in display order."
      },
      "payment": {
        "text": "A payment or a subscription of the user that it is about; not both."
      }
    }
  },
  "CreditLine": {
    "text": "Unused days that a plan change credits: `credit = paid × unused_days ÷ total_days`, rounded down to a cent.",
    "fields": {
      "title": {
        "text": "What was bought; empty for days that cost nothing."
      },
      "paid": {
        "text": "What was paid for the days, without the fee and refunds."
      },
      "credit": {
        "text": "In dollars, with two decimals."
      }
    }
  },
  "DeclareDisputeBody": {
    "fields": {
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "DisableOperatorBody": {
    "fields": {
      "version": {
        "text": "The version that an edit is based on. If another operator saved in between: 409 `version_conflict` with the current record in `current`."
      },
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "DisableSecondFactorBody": {
    "fields": {
      "code": {
        "text": "Six digits from an authenticator app or one recovery code; spaces are ignored."
      }
    }
  },
  "DiscardTextDraftBody": {
    "fields": {
      "language": {
        "text": "Fields shared by several calls. Objects are strict everywhere: an unknown key is a validation error."
      },
      "version": {
        "text": "The version that an edit is based on. If another operator saved in between: 409 `version_conflict` with the current record in `current`."
      }
    }
  },
  "DismissDoublePaymentBody": {
    "fields": {
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "Dispute": {
    "text": "A dispute or an inquiry about a payment, as its gateway reports it.",
    "fields": {
      "reference": {
        "text": "The gateway's id."
      },
      "state": {
        "text": "Where a dispute stands; `closed`: it ended without a loss or a win."
      },
      "is_inquiry": {
        "text": "No money was taken yet: an answer can prevent a dispute."
      },
      "reason": {
        "text": "Why buyers dispute payments. Gateways have more words, which their adapters translate into these."
      },
      "gateway_status": {
        "text": "Status and reason as the gateway names them."
      },
      "amount": {
        "text": "An amount as the gateway reports it.",
        "fields": {
          "amount": {
            "text": "In this currency, with two decimals."
          },
          "currency": {
            "text": "Three letters of ISO 4217."
          }
        }
      },
      "due_at": {
        "text": "Until when it can be answered; null when the gateway names no date."
      },
      "accepted_actions": {
        "text": "What can be sent to the gateway now; empty once it was answered."
      },
      "answer": {
        "text": "The newest answer of the shop."
      }
    }
  },
  "DisputeAnswer": {
    "text": "What an operator has sent to the gateway.",
    "fields": {
      "kind": {
        "text": "What a gateway takes from the shop. `accept`: the shop gives in, and the buyer keeps the money."
      },
      "state": {
        "text": "`requested` until the gateway has taken it; `failed`: it refused, and another one can be sent."
      },
      "note": {
        "text": "The operator's text to the gateway."
      },
      "attachment": {
        "text": "Name of the operator's own file."
      },
      "has_file": {
        "text": "Whether the evidence can be downloaded."
      },
      "failure": {
        "text": "Why the gateway refused it."
      }
    }
  },
  "DoublePayment": {
    "text": "Two payments for the same product that look like one purchase paid twice.",
    "fields": {
      "id": {
        "text": "The later payment: a refund returns it, and `answerDoublePayment` takes its id."
      },
      "other": {
        "text": "The other payment of the two."
      },
      "state": {
        "text": "What was decided about two payments for the same product. `refunding`: the later one is on its way back."
      },
      "amount": {
        "text": "What a refund returns."
      },
      "until": {
        "text": "End of the access now, and after a refund; null when there is or would be none."
      },
      "answers": {
        "text": "The answers that are possible now; none once it is decided or while one of the payments is disputed."
      }
    }
  },
  "EditAnnouncementBody": {
    "fields": {
      "button_href": {
        "text": "A page of this shop, a web address, or mailto; no other scheme."
      },
      "image": {
        "text": "The answer of `uploadAnnouncementImage`."
      },
      "language": {
        "text": "Language of the buyers who see it; null: all."
      },
      "priority": {
        "text": "Buyers see the matching announcement with the highest priority; of equal ones the newest."
      },
      "starts_at": {
        "text": "Inclusive."
      },
      "ends_at": {
        "text": "Exclusive."
      },
      "version": {
        "text": "The version that an edit is based on. If another operator saved in between: 409 `version_conflict` with the current record in `current`."
      }
    }
  },
  "EditInventoryItemBody": {
    "fields": {
      "content": {
        "text": "Ignored for templates."
      },
      "secret": {
        "text": "A credential that an operator enters, written as in an import: an account as `login:password`."
      },
      "reason": {
        "text": "The operator's reason, for the audit log."
      },
      "version": {
        "text": "The version that an edit is based on. If another operator saved in between: 409 `version_conflict` with the current record in `current`."
      }
    }
  },
  "EditMacroBody": {
    "fields": {
      "version": {
        "text": "The version that an edit is based on. If another operator saved in between: 409 `version_conflict` with the current record in `current`."
      }
    }
  },
  "EditProductBody": {
    "fields": {
      "title_ru": {
        "text": "For buyers who read Russian; empty: the same as `title`."
      },
      "picture": {
        "text": "Its own picture, from `uploadProductPicture`; empty: those of its services."
      },
      "active_from": {
        "text": "Only while inactive: when it goes on sale."
      },
      "grace_days": {
        "text": "Days for which access is kept after its end while an automatic renewal is being paid."
      },
      "service_ids": {
        "text": "In the order of pictures and links."
      },
      "prices": {
        "text": "With the `id` of a current price: that price, or its next version if amount or term changed. Without `id`: a new price. Prices that are left out are archived; past orders are not affected.",
        "fields": {
          "id": {
            "text": "The id of a row of the catalogue, such as a product or a price."
          },
          "count": {
            "text": "How many units the plan lasts."
          },
          "amount": {
            "text": "Dollars with at most two decimals."
          }
        }
      },
      "version": {
        "text": "The version that an edit is based on. If another operator saved in between: 409 `version_conflict` with the current record in `current`."
      }
    }
  },
  "EditPromoCodeBody": {
    "fields": {
      "percent": {
        "text": "Percent with at most two decimals."
      },
      "starts_at": {
        "text": "Inclusive."
      },
      "ends_at": {
        "text": "Exclusive."
      },
      "max_uses": {
        "text": "Total over all buyers; null: no limit, 0: none."
      },
      "per_user_limit": {
        "text": "Uses of one buyer."
      },
      "min_amount": {
        "text": "Minimum price, before fee and discount."
      },
      "product_ids": {
        "text": "Empty: every product."
      },
      "version": {
        "text": "The version that an edit is based on. If another operator saved in between: 409 `version_conflict` with the current record in `current`."
      }
    }
  },
  "EditServiceBody": {
    "fields": {
      "title_ru": {
        "text": "For buyers who read Russian; empty: the same as `title`."
      },
      "picture": {
        "text": "One of the shop's own files, or a picture from `uploadServicePicture`; empty: a tile with its initials."
      },
      "referral": {
        "text": "Whether partners can earn days of it by referrals."
      },
      "low_inventory": {
        "text": "Fewer free items than this raise an alert; null: the setting of the shop applies."
      },
      "replacement_limit": {
        "text": "How often a buyer may replace an item that does not work, per subscription within 30 days; 0: never."
      },
      "version": {
        "text": "The version that an edit is based on. If another operator saved in between: 409 `version_conflict` with the current record in `current`."
      }
    }
  },
  "EndedSubscription": {
    "fields": {
      "sub_plan_id": {
        "text": "The id of a row of the catalogue, such as a product or a price."
      },
      "can_order": {
        "text": "Whether the product can still be ordered."
      },
      "changed_to": {
        "text": "The plan that replaced it; absent when it ended otherwise.",
        "fields": {
          "duration": {
            "text": "`1 mon`, `10 days`."
          }
        }
      },
      "kept": {
        "text": "What is usable until the items of that plan are delivered; absent when nothing is.",
        "fields": {
          "until": {
            "text": "Until when at the latest."
          },
          "links": {
            "text": "The links of what was delivered, in the order of the services.",
            "fields": {
              "href": {
                "text": "A link of the inventory: of any scheme that pages may link to; the server checks which (`item-links.ts`)."
              }
            }
          },
          "items": {
            "text": "Everything that was delivered, in the order of the services. The items with the content `link` are those of `links`, in the same order; `readItem` answers the others.",
            "fields": {
              "content": {
                "text": "What an item of the inventory holds."
              }
            }
          }
        }
      }
    }
  },
  "EstimatePaymentCoinAnswer": {
    "fields": {
      "amount": {
        "text": "In coins, as a decimal number."
      },
      "minimum": {
        "text": "In dollars, with two decimals."
      },
      "is_enough": {
        "text": "Whether the price is at least the minimum; below it money would be lost."
      }
    }
  },
  "Evidence": {
    "fields": {
      "sections": {
        "text": "A section of the evidence: what the shop knows, in lines of a name and a value. In English, as banks expect."
      }
    }
  },
  "EvidenceSection": {
    "text": "A section of the evidence: what the shop knows, in lines of a name and a value. In English, as banks expect."
  },
  "ExtendSubscriptionBody": {
    "fields": {
      "expected_end": {
        "text": "The end that the operator saw. If it has changed: 409."
      },
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "FindInventoryItemsBody": {
    "fields": {
      "secret": {
        "text": "A credential that an operator enters, written as in an import: an account as `login:password`."
      },
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "FirstRun": {
    "fields": {
      "open": {
        "text": "Whether the shop takes orders and registrations."
      },
      "url": {
        "text": "Where buyers find the shop."
      },
      "hidden": {
        "text": "Whether an operator has dismissed the list."
      },
      "steps": {
        "text": "Without `test` while buyers pay by bank transfer only, which has no page to test.",
        "fields": {
          "step": {
            "text": "What an owner does once between an empty shop and its first sale, in this order."
          }
        }
      },
      "missing": {
        "text": "What keeps a buyer from paying: no product on sale, no enabled payment method besides the balance, no public address, or a closed shop. With `inventory` a buyer can pay and then waits, because no service on sale has an item to assign."
      },
      "mail": {
        "text": "Whether the shop can send emails; it sells without, but then sends no receipts and no links for new passwords."
      },
      "method": {
        "text": "Key of a method that can be tested; null while there is none."
      },
      "draft": {
        "text": "A product that has to be switched to active, while none is on sale; null otherwise."
      },
      "sold": {
        "text": "Whether an order was ever paid."
      },
      "first_sale": {
        "text": "The first paid order, until an operator has seen the news; null otherwise.",
        "fields": {
          "total": {
            "text": "In dollars, with two decimals."
          }
        }
      }
    }
  },
  "FiscalReceipt": {
    "text": "A fiscal receipt (54-FZ) that the gateway registers for the shop.",
    "fields": {
      "kind": {
        "text": "closing: offsets a prepayment once access is given."
      },
      "state": {
        "text": "unneeded: everything was refunded before it was sent."
      },
      "amount": {
        "text": "Rubles; null until it is known."
      },
      "failure": {
        "text": "What the gateway said when it refused or did not answer."
      },
      "waiting_since": {
        "text": "When it was sent, the last time."
      },
      "fiscal": {
        "text": "Null until it is registered. A gateway may leave out any of it.",
        "fields": {
          "storage_number": {
            "text": "FN, the number of the fiscal storage."
          },
          "document_number": {
            "text": "FD, the number of the fiscal document."
          },
          "attribute": {
            "text": "FPD, its fiscal attribute."
          },
          "url": {
            "text": "A copy of the receipt."
          }
        }
      },
      "is_resendable": {
        "text": "Whether `resendFiscalReceipt` takes it now."
      },
      "has_resend": {
        "text": "Whether the gateway can be asked for such a receipt at all."
      },
      "reported_by": {
        "text": "How the gateway reports it."
      }
    }
  },
  "ForcePasswordResetAnswer": {
    "fields": {
      "link": {
        "text": "Null: it was sent by email."
      }
    }
  },
  "FoundItem": {
    "text": "An item that was found by its content, with the buyer who holds or held it.",
    "fields": {
      "service": {
        "fields": {
          "id": {
            "text": "The id of a row of the catalogue, such as a product or a price."
          },
          "title_ru": {
            "text": "Empty: the same as `title`."
          }
        }
      },
      "kind": {
        "text": "`unique`: one subscription per item; `shared`: one item for all; `template`: a link is built per subscription; `webhook`: a supplier's address that provides an item per subscription."
      },
      "content": {
        "text": "What an item of the inventory holds."
      },
      "retired": {
        "text": "Not assigned any more: it was retired or replaced."
      },
      "holders": {
        "text": "Active subscriptions that hold it now."
      },
      "holder": {
        "text": "Who has a unique item, or a link that a template made; null for other items.",
        "fields": {
          "product": {
            "fields": {
              "title_ru": {
                "text": "Empty: the same as `title`."
              }
            }
          },
          "current": {
            "text": "False once the subscription has another item instead."
          }
        }
      }
    }
  },
  "FoundRecord": {
    "fields": {
      "id": {
        "text": "The id in the address of its page; of a gift, the payment that bought it."
      },
      "title_ru": {
        "text": "Empty: the same as `title`."
      },
      "note": {
        "text": "Distinguishes it from others with the same title."
      }
    }
  },
  "GetCalendarAnswer": {
    "fields": {
      "created_at": {
        "text": "When the address was created; null when there is none."
      }
    }
  },
  "GetDictionaryBody": {
    "fields": {
      "language": {
        "text": "Fields shared by several calls. Objects are strict everywhere: an unknown key is a validation error."
      }
    }
  },
  "GetOperatorSessionAnswer": {
    "fields": {
      "permissions": {
        "text": "Permissions of operators, as `section:action`. A route with `auth: 'operator'` names the one permission it needs; roles are sets of them. Every role has `session:own`: to read the own session and sign out."
      },
      "time_zone": {
        "text": "The time zone of the shop, in which days of reports begin and end, by its IANA name."
      },
      "ends_at": {
        "text": "The session ends then, regardless of activity."
      }
    }
  },
  "GetOverviewAnswer": {
    "fields": {
      "until": {
        "text": "Inclusive."
      },
      "figures": {
        "fields": {
          "revenue": {
            "text": "Gross minus refunds, as in the sales report."
          },
          "orders": {
            "text": "Paid orders, by any method."
          },
          "active_subscriptions": {
            "text": "Up to 30 seconds old, because a process counts them at most twice a minute."
          },
          "success": {
            "text": "Share of paid among the ended payments of those started in the period, 0 to 100. Null when none has ended."
          }
        }
      },
      "previous": {
        "fields": {
          "revenue": {
            "text": "Gross minus refunds, as in the sales report."
          },
          "orders": {
            "text": "Paid orders, by any method."
          },
          "active_subscriptions": {
            "text": "Up to 30 seconds old, because a process counts them at most twice a minute."
          },
          "success": {
            "text": "Share of paid among the ended payments of those started in the period, 0 to 100. Null when none has ended."
          }
        }
      },
      "days": {
        "text": "One entry per day of the period, in order; `previous` is the same day of the previous period.",
        "fields": {
          "revenue": {
            "text": "In dollars, with two decimals."
          },
          "previous": {
            "text": "In dollars, with two decimals."
          }
        }
      },
      "methods": {
        "fields": {
          "title_ru": {
            "text": "Empty: the same as `title`."
          },
          "revenue": {
            "text": "In dollars, with two decimals."
          }
        }
      },
      "products": {
        "fields": {
          "title_ru": {
            "text": "Empty: the same as `title`."
          },
          "revenue": {
            "text": "In dollars, with two decimals."
          }
        }
      },
      "attention": {
        "fields": {
          "late_payments": {
            "text": "Open for longer than 15 minutes and not yet ended."
          },
          "proofs": {
            "text": "Proofs of payment that wait for a check."
          },
          "confirmations": {
            "text": "Manual confirmations that wait for a second operator."
          },
          "late_deliveries": {
            "text": "Paid, but without a link for longer than 15 minutes."
          },
          "payouts_amount": {
            "text": "In dollars, with two decimals."
          },
          "low_inventory": {
            "text": "Services with fewer free items than their threshold."
          },
          "alerts": {
            "text": "Unresolved alerts by kind."
          }
        }
      },
      "worker_at": {
        "text": "When a worker process was last seen."
      }
    }
  },
  "GetOwnerSetupAnswer": {
    "fields": {
      "demo": {
        "text": "How to sign in to a demo, whose owner is public; absent in a shop."
      }
    }
  },
  "GetProviderChecklistAnswer": {
    "fields": {
      "checks": {
        "text": "Empty for a provider without an API.",
        "fields": {
          "check": {
            "text": "`keys`: the last connection test since the settings were changed. `address`: the shop has an https address that is not a private one. `webhook`: the last webhook that was verified. `test_payment`: the last one of its methods was paid, and refunded where the provider can."
          }
        }
      },
      "method": {
        "text": "The payment method that was tested last, else its first one."
      },
      "test": {
        "text": "The last test payment of its methods, see `getMethodTest`."
      }
    }
  },
  "GetReferralStatisticsItem": {
    "fields": {
      "deposits": {
        "text": "Earned by purchases of that day, before reversals."
      },
      "first_payments": {
        "text": "In dollars, with two decimals."
      }
    }
  },
  "GetSalesReportAnswer": {
    "fields": {
      "total": {
        "fields": {
          "gross": {
            "text": "Money received, fees included."
          },
          "fees": {
            "text": "The part of `gross` that buyers paid as fees of payment methods."
          },
          "refunds": {
            "text": "In dollars, with two decimals."
          },
          "revenue": {
            "text": "Gross minus refunds."
          },
          "partner_cost": {
            "text": "Commissions that partners earned as money, minus those that were reversed; each on its day."
          },
          "revenue_after_partners": {
            "text": "Revenue minus partner cost."
          }
        }
      },
      "payouts": {
        "text": "Paid out on these days, and the part of it that was refunded to balances before. Not deducted from revenue.",
        "fields": {
          "total": {
            "text": "In dollars, with two decimals."
          },
          "from_refunds": {
            "text": "In dollars, with two decimals."
          }
        }
      }
    }
  },
  "GetSecurityAnswer": {
    "fields": {
      "has_password": {
        "text": "False for an account that only signs in with Google."
      },
      "deletion_at": {
        "text": "When the account will be erased; null unless deletion was requested."
      }
    }
  },
  "GetSupportConfigAnswer": {
    "fields": {
      "origins": {
        "fields": {
          "id": {
            "text": "The id of a row of the catalogue, such as a product or a price."
          }
        }
      }
    }
  },
  "GetSystemAnswer": {
    "fields": {
      "database": {
        "fields": {
          "owner_rights": {
            "text": "The shop connects as the owner of its tables, a role that could rewrite journal and audit log."
          }
        }
      },
      "sealed": {
        "text": "Keys of stored secrets with their number; the one `in_use` encrypts new ones, and its number is null."
      },
      "worker_seen_at": {
        "text": "When a worker was last seen; null: never."
      },
      "webhooks": {
        "fields": {
          "retried": {
            "text": "Of those, entries that failed before."
          },
          "oldest_at": {
            "text": "When the longest waiting entry was created; null when none waits."
          }
        }
      },
      "jobs": {
        "text": "Background jobs with their last runs; failing ones first.",
        "fields": {
          "interval_s": {
            "text": "Interval of the schedule, in seconds."
          },
          "next_run_at": {
            "text": "Null: no worker has run it for an hour, as when it was switched off."
          },
          "due": {
            "text": "Its next run should have started; for example, an operator requested it."
          },
          "failures": {
            "text": "Consecutive failures up to now."
          }
        }
      },
      "backfills": {
        "text": "Changes of old rows after an upgrade, which run in the background: those that have not ended, or ended lately.",
        "fields": {
          "started_at": {
            "text": "Null: it has not begun, because another one comes first."
          },
          "rows_done": {
            "text": "Rows read so far."
          },
          "rows_estimated": {
            "text": "Rows in all, from the statistics of PostgreSQL; null while unknown."
          }
        }
      },
      "dead_jobs": {
        "text": "Jobs without further attempts, which wait for an operator; the oldest of them.",
        "fields": {
          "reason": {
            "text": "Why the last attempt failed."
          }
        }
      },
      "dead": {
        "text": "How many there are."
      },
      "telegram": {
        "text": "Messages of the bot.",
        "fields": {
          "retried": {
            "text": "Of those, entries that failed before."
          },
          "oldest_at": {
            "text": "When the longest waiting entry was created; null when none waits."
          }
        }
      },
      "mails": {
        "fields": {
          "retried": {
            "text": "Of those, entries that failed before."
          },
          "oldest_at": {
            "text": "When the longest waiting entry was created; null when none waits."
          },
          "enabled": {
            "text": "Whether the shop sends any."
          }
        }
      }
    }
  },
  "GetTelegramLinkAnswer": {
    "text": "`linkTelegram`, which creates the link that connects an account, is among the calls of the specification in `users.ts`.",
    "fields": {
      "state": {
        "text": "- `waiting`: the newest link can still be used - `connected`: a Telegram account is connected - `taken`: the Telegram account that pressed START is connected to another account of the shop - `none`: no link, or it expired after ten minutes"
      }
    }
  },
  "GetWaitingRulesAnswer": {
    "fields": {
      "waiting": {
        "fields": {
          "rules": {
            "fields": {
              "deposit": {
                "text": "Percent of the amount that a buyer paid, without the fee of the payment method."
              },
              "first_payment": {
                "text": "Percent of the amount that a buyer paid, without the fee of the payment method."
              },
              "verified": {
                "text": "Percent of the amount that a buyer paid, without the fee of the payment method."
              },
              "payout_minimum": {
                "text": "Dollars."
              },
              "second_operator_from": {
                "text": "From this amount in dollars on, a payout needs two operators."
              },
              "accounts_per_network": {
                "text": "Accounts that one partner may refer from one network before an operator has to check."
              }
            }
          },
          "due_at": {
            "text": "When it applies without an approval."
          }
        }
      }
    }
  },
  "Gift": {
    "fields": {
      "duration": {
        "text": "`1 mon`"
      },
      "state": {
        "text": "`open`: waits to be redeemed. `on_hold`: its payment is disputed. `refunding`: the refund is under way. `claimed`: redeemed. `reversed`: redeemed, and ended because its payment was refunded or lost in a dispute. `revoked`: an operator revoked it. `returning`: revoked, and the refund is under way."
      },
      "code_ending": {
        "text": "The last four characters of the code."
      },
      "ended_at": {
        "text": "When it was refunded or revoked."
      },
      "is_refunded": {
        "text": "All that was paid has gone back."
      },
      "refund": {
        "text": "What a refund returns now, and where to; null when the buyer cannot have it refunded.",
        "fields": {
          "amount": {
            "text": "In dollars, with two decimals."
          }
        }
      }
    }
  },
  "GrantSubscriptionBody": {
    "fields": {
      "product": {
        "text": "The id of a row of the catalogue, such as a product or a price."
      },
      "reason": {
        "text": "The operator's reason, for the audit log."
      },
      "duration": {
        "text": "`1 mon`, `10 days`: a plan of the product, or any other duration."
      }
    }
  },
  "HeldCredit": {
    "fields": {
      "payment_id": {
        "text": "The payment that was refunded to the balance."
      },
      "amount": {
        "text": "In dollars, with two decimals."
      },
      "releasable_at": {
        "text": "The end of the dispute window of that payment."
      },
      "released": {
        "text": "The amount that was left at release; orders had used the rest."
      }
    }
  },
  "InventoryImport": {
    "text": "Lines are numbered from 1, as in text editors, and a text of several lines by its first one; at most 200 of each list are named.",
    "fields": {
      "lines": {
        "text": "Number of items in the file, broken ones included."
      },
      "fresh": {
        "text": "Number of items added, or that would be added."
      },
      "broken": {
        "text": "Not a valid link, code, account or text, or a template without a placeholder for the subscription."
      }
    }
  },
  "InventoryItem": {
    "fields": {
      "kind": {
        "text": "`unique`: one subscription per item; `shared`: one item for all; `template`: a link is built per subscription; `webhook`: a supplier's address that provides an item per subscription."
      },
      "content": {
        "text": "What an item of the inventory holds."
      },
      "holders": {
        "text": "Active subscriptions that hold a shared item or a template; null for other kinds."
      },
      "hint": {
        "text": "The last four characters of a link, code or login, of a template without its placeholders; empty where they would reveal too much."
      },
      "file": {
        "text": "The file as its buyer sees it; null for other content."
      }
    }
  },
  "InviteOperatorAnswer": {
    "fields": {
      "link": {
        "text": "In a shop without outgoing mail: the link to hand over; otherwise null."
      }
    }
  },
  "LinkTelegramAnswer": {
    "fields": {
      "url": {
        "text": "A link that the page may open: https, or http for shops on a local machine."
      }
    }
  },
  "ListBackupsAnswer": {
    "fields": {
      "folder": {
        "text": "On the disk of the worker that makes them."
      },
      "bucket": {
        "text": "Address of the bucket that new backups are copied to; null without one."
      },
      "uploads": {
        "text": "Where uploaded files are stored; backups do not contain them."
      },
      "key": {
        "text": "Where the key for sealed values is stored; backups do not contain it."
      },
      "encrypted_for": {
        "text": "Fingerprint of the key that new backups are encrypted for; null when they are not encrypted."
      },
      "next_backup_at": {
        "text": "When the next one is made by itself; null when none is."
      },
      "kept": {
        "text": "Of how many days, weeks and months the newest one is kept."
      },
      "drill": {
        "text": "The newest test restore: a backup counts as good only after one.",
        "fields": {
          "tables_done": {
            "text": "Tables finished, out of how many; null before the start."
          },
          "problem": {
            "text": "Why a backup or its verification failed."
          },
          "backup": {
            "text": "The backup that was restored."
          },
          "seconds": {
            "text": "How long it took; null until it ended."
          },
          "violations": {
            "text": "Ledger invariants that the restored database violates."
          }
        }
      },
      "next_drill_at": {
        "text": "When the newest backup is restored as a test by itself; null while that is not possible, or there is none."
      },
      "backups": {
        "fields": {
          "tables_done": {
            "text": "Tables finished, out of how many; null before the start."
          },
          "problem": {
            "text": "Why a backup or its verification failed."
          },
          "host": {
            "text": "The machine whose disk holds it."
          },
          "folder": {
            "text": "Where its worker wrote it."
          },
          "removed": {
            "text": "Deleted in favor of newer ones."
          },
          "copied_to": {
            "text": "Address of the bucket that holds a copy; null without one."
          },
          "copy_failed": {
            "text": "There was a bucket, but the copy could not be stored there."
          },
          "encrypted_for": {
            "text": "Fingerprint of the key that the file is encrypted for; null when it is not."
          },
          "check": {
            "text": "Its newest test restore.",
            "fields": {
              "tables_done": {
                "text": "Tables finished, out of how many; null before the start."
              },
              "problem": {
                "text": "Why a backup or its verification failed."
              },
              "violations": {
                "text": "Ledger invariants that the restored database violates."
              }
            }
          }
        }
      }
    }
  },
  "ListMergeTargetsItem": {
    "fields": {
      "number": {
        "text": "The number shown to people: \"No. 4217\"."
      },
      "state": {
        "text": "- `new`: neither answered by an operator nor assigned to one. Afterwards the last visible message decides: `waiting_operator` after the buyer's, `waiting_user` after an operator's. - `on_hold`: the shop waits for a third party. - `resolved`: a reply of the buyer before `reply_until` reopens it. - `closed`: permanently."
      }
    }
  },
  "ListOperatorSessionsItem": {
    "fields": {
      "device": {
        "text": "Browser and system, such as `Firefox, Windows`; null if they are not known."
      },
      "current": {
        "text": "True for the session of this call."
      }
    }
  },
  "ListPaymentFiltersAnswer": {
    "fields": {
      "methods": {
        "fields": {
          "gateway": {
            "text": "The name of a payment method, which payloads call its `gateway`."
          },
          "title_ru": {
            "text": "Empty: the same as `title`."
          }
        }
      },
      "products": {
        "fields": {
          "id": {
            "text": "The id of a row of the catalogue, such as a product or a price."
          },
          "title_ru": {
            "text": "Empty: the same as `title`."
          }
        }
      }
    }
  },
  "ListPromoProductsItem": {
    "fields": {
      "id": {
        "text": "The id of a row of the catalogue, such as a product or a price."
      },
      "title_ru": {
        "text": "Empty: the same as `title`."
      }
    }
  },
  "ListReferralFlagsItem": {
    "fields": {
      "held": {
        "text": "In dollars, with two decimals."
      }
    }
  },
  "ListSoldProductsItem": {
    "fields": {
      "product": {
        "text": "The id of a row of the catalogue, such as a product or a price."
      }
    }
  },
  "ListSubscriptionProductsItem": {
    "fields": {
      "id": {
        "text": "The id of a row of the catalogue, such as a product or a price."
      },
      "title_ru": {
        "text": "Empty: the same as `title`."
      }
    }
  },
  "ListedBuyer": {
    "fields": {
      "subscriptions": {
        "text": "Number of subscriptions that have not ended."
      },
      "on_hold": {
        "text": "How many of these are on hold because of a dispute."
      }
    }
  },
  "ListedPayment": {
    "fields": {
      "number": {
        "text": "`P-7K3M-92QF`, as in the buyer's receipt."
      },
      "product_id": {
        "text": "The id of a row of the catalogue, such as a product or a price."
      },
      "title_ru": {
        "text": "Empty: the same as `title`."
      },
      "duration": {
        "text": "The length of a plan: `1 mon`, `3 mons`, `10 days`, `1 years`."
      },
      "gateway": {
        "text": "The name of a payment method, which payloads call its `gateway`."
      },
      "total": {
        "text": "In dollars, with two decimals."
      },
      "refunded": {
        "text": "In dollars, with two decimals."
      },
      "state": {
        "text": "The state of a payment as lists, records, mails and files show it. The buyer's history shows it beside the three statuses of the specification."
      },
      "gift_state": {
        "text": "Only of a gift that was paid."
      },
      "flags": {
        "text": "Why an operator should check it although it is settled, such as `late` or `manual`."
      }
    }
  },
  "ListedRenewal": {
    "fields": {
      "product": {
        "fields": {
          "id": {
            "text": "The id of a row of the catalogue, such as a product or a price."
          },
          "title_ru": {
            "text": "Empty: the same as `title`."
          }
        }
      },
      "method": {
        "text": "What a renewal is charged from."
      },
      "method_problem": {
        "text": "Why an open renewal cannot be charged with its method when its day comes."
      },
      "total": {
        "text": "What the buyer was notified of; before that, what they agreed to at most."
      },
      "charge_at": {
        "text": "When it is charged next; if no charge is planned, when it was charged last; null if it never was."
      },
      "last_attempt": {
        "fields": {
          "decline": {
            "text": "Why it was declined; `action` also while its buyer can still confirm it."
          },
          "code": {
            "text": "The provider's own code of the decline."
          }
        }
      },
      "end_reason": {
        "text": "Why a renewal ended unpaid: why its agreement was stopped, or one of these."
      }
    }
  },
  "ListedSubscription": {
    "fields": {
      "product": {
        "fields": {
          "id": {
            "text": "The id of a row of the catalogue, such as a product or a price."
          },
          "title_ru": {
            "text": "Empty: the same as `title`."
          }
        }
      },
      "state": {
        "text": "The state of a subscription's access. `on_hold`: the payment of the current period is disputed. `waiting`: nothing has been delivered yet."
      },
      "waiting": {
        "text": "Pending deliveries."
      }
    }
  },
  "Macro": {
    "fields": {
      "version": {
        "text": "The version that an edit is based on. If another operator saved in between: 409 `version_conflict` with the current record in `current`."
      }
    }
  },
  "MacroAction": {
    "fields": {
      "percent": {
        "text": "Percent of the captured amount; 100 refunds all that is left."
      },
      "access": {
        "text": "What a refund by a macro does with the access; same values as in `refundPayment`."
      },
      "priority": {
        "text": "Priority set by operators, lowest first. Buyers do not see it."
      }
    }
  },
  "MacroPreview": {
    "fields": {
      "targets": {
        "text": "Targets to choose from; empty when the action needs none or none exists.",
        "fields": {
          "title_ru": {
            "text": "Empty: the same as `title`."
          },
          "at": {
            "text": "End of a subscription, or start of a payment."
          },
          "left": {
            "text": "Refundable rest of a payment in dollars; null for a subscription."
          }
        }
      },
      "target": {
        "text": "The chosen target; defaults to the subject of the ticket.",
        "fields": {
          "title_ru": {
            "text": "Empty: the same as `title`."
          },
          "at": {
            "text": "End of a subscription, or start of a payment."
          },
          "left": {
            "text": "Refundable rest of a payment in dollars; null for a subscription."
          }
        }
      },
      "effect": {
        "text": "Null for a saved reply, or without a target.",
        "fields": {
          "items": {
            "text": "How many items would be replaced; 0 while nothing was delivered."
          },
          "lacking": {
            "text": "Services whose inventory has no other item to give; with any, the macro cannot be run.",
            "fields": {
              "id": {
                "text": "The id of a row of the catalogue, such as a product or a price."
              },
              "title_ru": {
                "text": "Empty: the same as `title`."
              }
            }
          },
          "amount": {
            "text": "In dollars, with two decimals."
          },
          "access": {
            "text": "What a refund by a macro does with the access; same values as in `refundPayment`."
          },
          "priority": {
            "text": "Priority set by operators, lowest first. Buyers do not see it."
          }
        }
      },
      "answer": {
        "text": "In the buyer's language."
      },
      "missing": {
        "text": "Placeholders without a value, which would be sent unchanged."
      },
      "permitted": {
        "text": "Whether the operator's role permits the action."
      },
      "seen": {
        "text": "Hash of this preview; if running would do anything else, the answer is `version_conflict`."
      }
    }
  },
  "Mail": {
    "fields": {
      "kind": {
        "text": "The kind of mail, without its recipient."
      }
    }
  },
  "MailTemplate": {
    "fields": {
      "en": {
        "text": "The current subject."
      },
      "changed": {
        "text": "Whether any of its texts is overridden."
      }
    }
  },
  "Message": {
    "fields": {
      "id": {
        "text": "The client's id, or one from the server."
      },
      "merged_from": {
        "text": "The number of the ticket that it was written in, if that was merged into this one."
      }
    }
  },
  "MethodSuccess": {
    "fields": {
      "gateway": {
        "text": "The name of a payment method, which payloads call its `gateway`."
      },
      "day": {
        "text": "The last `METHOD_SUCCESS_HOURS`.",
        "fields": {
          "ended": {
            "text": "Payments started in that time that have reached a final state."
          },
          "percent": {
            "text": "0 to 100; null when none has ended."
          }
        }
      },
      "month": {
        "text": "The last `METHOD_SUCCESS_DAYS`.",
        "fields": {
          "ended": {
            "text": "Payments started in that time that have reached a final state."
          },
          "percent": {
            "text": "0 to 100; null when none has ended."
          }
        }
      }
    }
  },
  "MethodTemplate": {
    "text": "What a new method begins with; fee and texts of the button are left to the operator.",
    "fields": {
      "description": {
        "text": "Older rows may be longer and show external pictures, or none."
      },
      "image_url": {
        "text": "One of the shop's own icons, or an uploaded picture."
      },
      "min_total": {
        "text": "Smallest final total, in dollars as every sum of the API."
      },
      "max_total": {
        "text": "Largest final total, in dollars."
      },
      "payment_timeout_s": {
        "text": "Seconds that its payments wait for money."
      },
      "provider_option": {
        "text": "Provider-specific option of the method: a coin, a bank's button."
      },
      "template": {
        "text": "Names it in the address of the form that it fills in."
      },
      "used": {
        "text": "Whether a method charges this option of the provider in this currency already."
      }
    }
  },
  "MethodTest": {
    "fields": {
      "gateway": {
        "text": "The name of a payment method, which payloads call its `gateway`."
      },
      "state": {
        "text": "opened: the provider created a page. paid, refunding, refunded: in this order. refund_failed: the money was not returned; request the refund again. refused: the provider answered with an error. no_answer: no usable answer."
      },
      "url": {
        "text": "The checkout page while it can be paid. Null when it was canceled at once because it would take real money."
      },
      "reference": {
        "text": "The provider's payment id."
      },
      "failure": {
        "text": "Why there is no page, or why the money was not returned: the provider's message."
      },
      "can_refund": {
        "text": "Whether the provider can return its money."
      }
    }
  },
  "MoveProductBody": {
    "fields": {
      "before": {
        "text": "The id of a row of the catalogue, such as a product or a price."
      }
    }
  },
  "MoveSubscriptionBody": {
    "fields": {
      "product": {
        "text": "The id of a row of the catalogue, such as a product or a price."
      },
      "expected_end": {
        "text": "The end that the operator saw. If it has changed: 409."
      },
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "NotificationChoice": {
    "fields": {
      "topic": {
        "text": "What operators can be notified of outside the console."
      },
      "telegram": {
        "text": "In the operator's chat with the bot; by mail instead while there is no such chat."
      },
      "digest": {
        "text": "Collected in one message a day instead of sent at once."
      }
    }
  },
  "OpenConfirmLinkAnswer": {
    "text": "Where the browser goes: to the gateway's page, or to the shop once there is nothing to confirm.",
    "fields": {
      "url": {
        "text": "A link that the page may open: https, or http for shops on a local machine."
      }
    }
  },
  "OpenConfirmLinkBody": {
    "fields": {
      "token": {
        "text": "From a mail: `<payment>.<signature>`. It leads to the confirmation of one charge and does nothing else."
      }
    }
  },
  "OpenTicketAnswer": {
    "fields": {
      "messages": {
        "text": "`note`: visible to operators only."
      }
    }
  },
  "OrderMethodsBody": {
    "fields": {
      "gateways": {
        "text": "The name of a payment method, which payloads call its `gateway`."
      },
      "expected_order": {
        "text": "The name of a payment method, which payloads call its `gateway`."
      }
    }
  },
  "PaymentDetail": {
    "fields": {
      "number": {
        "text": "Short number to read out, in receipts and mails: `P-7K3M-92QF`."
      },
      "expires_at": {
        "text": "Until when the checkout page takes money."
      },
      "sub_plan_id": {
        "text": "The id of a row of the catalogue, such as a product or a price."
      },
      "duration": {
        "text": "The length of a plan: `1 mon`, `3 mons`, `10 days`, `1 years`."
      },
      "gateway": {
        "text": "The name of a payment method, which payloads call its `gateway`."
      },
      "state": {
        "text": "The same more precisely."
      },
      "gift_state": {
        "text": "Only of a gift that was paid."
      },
      "lines": {
        "text": "Serialized price lines; they always include the total that would be charged now.",
        "fields": {
          "subscription_price_id": {
            "text": "The id of a row of the catalogue, such as a product or a price."
          },
          "amount": {
            "text": "In dollars, with two decimals."
          },
          "credit": {
            "text": "Only when the order changes a plan: what credit for unused days pays of the price."
          },
          "fee_percentage": {
            "text": "Percent of what is due: 3.5 is 3.5 %."
          },
          "fee": {
            "text": "In dollars, with two decimals."
          },
          "percent": {
            "text": "Discount of the promo code in percent; 0 without one."
          },
          "discount": {
            "text": "In dollars, with two decimals."
          },
          "total": {
            "text": "In dollars, with two decimals."
          }
        }
      },
      "charge": {
        "text": "The amount charged in that currency: the total at the rate frozen with the quote.",
        "fields": {
          "rate": {
            "text": "Units of the currency for one dollar, at most four decimals."
          },
          "rate_at": {
            "text": "When the source published it."
          },
          "source": {
            "text": "The source of an exchange rate: the Bank of Russia, an operator, or the shop's settings."
          },
          "amount": {
            "text": "In that currency, with two decimals."
          }
        }
      },
      "paid": {
        "text": "Amount paid and the refunded part of it; 0 without a payment."
      },
      "refunded": {
        "text": "In dollars, with two decimals."
      },
      "refund_owed": {
        "text": "A refund came back to the shop, which owes it to the buyer again."
      },
      "owed": {
        "text": "The part of `refunded` that it owes; absent when it owes nothing."
      },
      "received": {
        "text": "What the gateway has received, while the payment is in review.",
        "fields": {
          "amount": {
            "text": "In this currency, with two decimals."
          },
          "currency": {
            "text": "Three letters of ISO 4217."
          }
        }
      },
      "saving": {
        "text": "The outcome of `save`; absent without it, and until it is known."
      },
      "credit_rest": {
        "text": "What was left of the credit of a settled plan change and went to the balance; absent if nothing was."
      },
      "changed_to": {
        "text": "The plan that replaced the one it bought; absent when none did.",
        "fields": {
          "duration": {
            "text": "`1 mon`, `10 days`."
          }
        }
      },
      "url": {
        "text": "The checkout page, while it may be opened."
      },
      "next_step": {
        "fields": {
          "kind": {
            "text": "What the buyer should know or do now."
          },
          "actions": {
            "text": "Suggested actions, most helpful first."
          }
        }
      },
      "double_payment": {
        "text": "Set when the product was probably paid twice by mistake, on both payments."
      },
      "has_receipt": {
        "text": "Whether a receipt is available."
      },
      "fiscal_receipts": {
        "text": "Registered fiscal receipts (54-FZ) that can be opened at the operator of fiscal data, oldest first.",
        "fields": {
          "url": {
            "text": "A link that the page may open: https, or http for shops on a local machine."
          }
        }
      }
    }
  },
  "PaymentHistoryItem": {
    "fields": {
      "number": {
        "text": "Short number to read out, in receipts and mails: `P-7K3M-92QF`."
      },
      "sub_plan_id": {
        "text": "The id of a row of the catalogue, such as a product or a price."
      },
      "state": {
        "text": "The same more precisely."
      },
      "is_pending": {
        "text": "Being processed now, by the gateway or an operator."
      },
      "in_review": {
        "text": "The received money does not match the order; an operator reviews it."
      },
      "gateway": {
        "text": "The name of a payment method, which payloads call its `gateway`."
      },
      "price_table": {
        "fields": {
          "amount": {
            "text": "In dollars, with two decimals."
          },
          "duration": {
            "text": "The length of a plan: `1 mon`, `3 mons`, `10 days`, `1 years`."
          }
        }
      },
      "total": {
        "text": "The charged amount: price + fee − discount."
      },
      "charge": {
        "text": "The same, when the gateway charges another currency.",
        "fields": {
          "rate": {
            "text": "Units of the currency for one dollar, at most four decimals."
          },
          "rate_at": {
            "text": "When the source published it."
          },
          "source": {
            "text": "The source of an exchange rate: the Bank of Russia, an operator, or the shop's settings."
          },
          "amount": {
            "text": "In that currency, with two decimals."
          }
        }
      },
      "changed_to": {
        "text": "The plan that replaced the one it bought; absent when none did.",
        "fields": {
          "duration": {
            "text": "`1 mon`, `10 days`."
          }
        }
      },
      "gift": {
        "text": "Bought as a gift."
      },
      "gift_state": {
        "text": "Only once the gift was paid. `status` of a gift is `Active` until it is refunded."
      },
      "asks_double": {
        "text": "The buyer has paid the product twice and can decide whether to keep this payment."
      },
      "refund_owed": {
        "text": "A refund came back to the shop, which owes it to the buyer again."
      }
    }
  },
  "PaymentMethod": {
    "fields": {
      "gateway": {
        "text": "The name of a payment method, which payloads call its `gateway`."
      },
      "description": {
        "text": "Sanitized HTML."
      },
      "image_url": {
        "text": "Address of a picture, or `icon:<name>` for a built-in icon."
      },
      "fee_percentage": {
        "text": "Percent of what is due: 3.5 is 3.5 %."
      },
      "available": {
        "text": "Only for the balance, and only while it is above 0: the amount it can pay."
      },
      "charge": {
        "text": "Only for methods that charge another currency: the rate that would be frozen now.",
        "fields": {
          "rate": {
            "text": "Units of the currency for one dollar, at most four decimals."
          },
          "rate_at": {
            "text": "When the source published it."
          },
          "source": {
            "text": "The source of an exchange rate: the Bank of Russia, an operator, or the shop's settings."
          }
        }
      },
      "saves": {
        "text": "What the buyer pays with can be saved for later payments; see `save` of `startPayment`."
      },
      "renews": {
        "text": "A subscription bought with it can be renewed automatically; see `renew` of `startPayment`."
      }
    }
  },
  "PaymentPage": {
    "fields": {
      "state": {
        "text": "- `open`: can be paid until `expires_at`. - `on_its_way`: the gateway has seen the money, which may still fail. - `review`: the received money does not match the order; an operator reviews it. - `declined`: the gateway declined it. `ended`: expired or canceled; money that arrives anyway still counts. - `paid`, `refunded`: final."
      },
      "product_id": {
        "text": "The id of a row of the catalogue, such as a product or a price."
      },
      "duration": {
        "text": "The length of a plan: `1 mon`, `3 mons`, `10 days`, `1 years`."
      },
      "total": {
        "text": "In dollars, with two decimals."
      },
      "charge": {
        "text": "Only when the gateway charges another currency.",
        "fields": {
          "rate": {
            "text": "Units of the currency for one dollar, at most four decimals."
          },
          "rate_at": {
            "text": "When the source published it."
          },
          "source": {
            "text": "The source of an exchange rate: the Bank of Russia, an operator, or the shop's settings."
          },
          "amount": {
            "text": "In that currency, with two decimals."
          }
        }
      },
      "access_until": {
        "text": "When paid: the end of the access that was bought."
      },
      "sbp_link": {
        "text": "The link of the Faster Payments System (SBP): scanned as a QR code, or opened on a phone."
      },
      "coins": {
        "text": "For payments in coins, while they can be made, and while a part of the price is missing.",
        "fields": {
          "chosen": {
            "text": "The coin that was chosen, and where to send how much; null before.",
            "fields": {
              "code": {
                "text": "The gateway's id of a coin on one network: `usdttrc20`."
              },
              "symbol": {
                "text": "Beside amounts: `USDT`."
              },
              "network": {
                "text": "The same coin on another network is another one."
              },
              "memo": {
                "text": "Without it the money is not found; null where the network has none."
              },
              "amount": {
                "text": "In coins, as a decimal number."
              }
            }
          },
          "gateway_url": {
            "text": "The gateway's own page, where the payment can be made too."
          },
          "missing": {
            "text": "What is still missing when less arrived than the price; null when nothing has arrived yet."
          }
        }
      }
    }
  },
  "PaymentRefund": {
    "fields": {
      "purpose": {
        "text": "repay: money that was returned to us. return: money that was never accepted."
      },
      "method": {
        "text": "gateway: by the original gateway. balance: to the buyer's balance in the shop. record: paid by other means, only recorded here."
      },
      "access": {
        "text": "Effect on access: shorten removes days in proportion, rounded down; a full refund removes all of it, unless it is kept."
      },
      "amount": {
        "text": "In dollars, with two decimals."
      },
      "charged": {
        "text": "The same in the captured currency."
      },
      "state": {
        "text": "unknown: the gateway gave no clear answer and is queried again. pending: the gateway is processing it."
      },
      "failure": {
        "text": "The gateway's reason for the failure."
      }
    }
  },
  "PaymentRefunds": {
    "fields": {
      "state": {
        "text": "The state of a payment as lists, records, mails and files show it. The buyer's history shows it beside the three statuses of the specification."
      },
      "captured": {
        "text": "In dollars, with two decimals."
      },
      "refunded": {
        "text": "In dollars, with two decimals."
      },
      "owed": {
        "text": "Booked as refunded but returned to the shop; still owed to the buyer."
      }
    }
  },
  "Payout": {
    "fields": {
      "memo": {
        "text": "The comment of the transfer, which exchanges require with TON."
      },
      "amount": {
        "text": "In dollars, with two decimals."
      },
      "reason": {
        "text": "The reason of a rejection."
      },
      "transaction": {
        "text": "The transaction on the network, once it is paid."
      },
      "not_before": {
        "text": "A payout to a new address is not sent before this moment."
      }
    }
  },
  "PendingPayment": {
    "fields": {
      "duration": {
        "text": "The length of a plan: `1 mon`, `3 mons`, `10 days`, `1 years`."
      },
      "total": {
        "text": "In dollars, with two decimals."
      },
      "charge": {
        "text": "Only when the gateway charges another currency.",
        "fields": {
          "rate": {
            "text": "Units of the currency for one dollar, at most four decimals."
          },
          "rate_at": {
            "text": "When the source published it."
          },
          "source": {
            "text": "The source of an exchange rate: the Bank of Russia, an operator, or the shop's settings."
          },
          "amount": {
            "text": "In that currency, with two decimals."
          }
        }
      },
      "gateway": {
        "text": "The name of a payment method, which payloads call its `gateway`."
      },
      "url": {
        "text": "The checkout page, to open it again; null until the gateway has answered."
      },
      "is_charge": {
        "text": "A saved method is being charged: there is no page to open, and it cannot be canceled."
      },
      "in_review": {
        "text": "The received money does not match the order; an operator reviews it, and nothing is granted automatically."
      },
      "transfer": {
        "text": "Only for a bank transfer: waiting for money, for an operator's check, or for another proof of payment."
      }
    }
  },
  "PlanPricesBody": {
    "fields": {
      "prices": {
        "fields": {
          "count": {
            "text": "How many units the plan lasts."
          },
          "amount": {
            "text": "Dollars with at most two decimals."
          }
        }
      },
      "version": {
        "text": "The version that an edit is based on. If another operator saved in between: 409 `version_conflict` with the current record in `current`."
      }
    }
  },
  "PreviewAnnouncementAnswer": {
    "fields": {
      "title": {
        "text": "Sanitized HTML, as are the other texts here. An empty language falls back to the other one."
      },
      "button_href": {
        "text": "Target of the button; empty: the list of services, for a coupon."
      }
    }
  },
  "PreviewBulkActionAnswer": {
    "fields": {
      "left_out": {
        "text": "Of these, how many will be listed as left out, because the days cannot be undone any more."
      },
      "sample": {
        "fields": {
          "title_ru": {
            "text": "Empty: the same as `title`."
          }
        }
      }
    }
  },
  "PreviewGiftAnswer": {
    "fields": {
      "duration": {
        "text": "`1 mon`"
      },
      "until": {
        "text": "End of the access once it is redeemed; null when it gives credit."
      },
      "credit": {
        "text": "What the balance gets, because the product is no longer offered; null when it gives access."
      },
      "is_own": {
        "text": "The user bought it."
      }
    }
  },
  "PreviewRefundAnswer": {
    "text": "The outcome of a refund that is not carried out.",
    "fields": {
      "amount": {
        "text": "In dollars, with two decimals."
      },
      "before": {
        "text": "What a payment has led to so far, and what a refund would change of it.",
        "fields": {
          "access": {
            "text": "The period that this payment bought, and the subscription that it belongs to; null before it is paid.",
            "fields": {
              "state": {
                "text": "`upcoming`: the period begins after another one of the same subscription."
              },
              "subscription_state": {
                "text": "The state of a subscription's access. `on_hold`: the payment of the current period is disputed. `waiting`: nothing has been delivered yet."
              },
              "subscription_until": {
                "text": "Other periods may extend the subscription beyond this one."
              },
              "links": {
                "text": "Delivered, and still to be delivered."
              }
            }
          },
          "promo": {
            "fields": {
              "over_limit": {
                "text": "Late money used the code although its limit was reached."
              },
              "uses": {
                "text": "Uses of the code by now, and how many it allows; null for no limit."
              }
            }
          },
          "commissions": {
            "fields": {
              "amount": {
                "text": "In dollars, with two decimals."
              },
              "reversed": {
                "text": "In dollars, with two decimals."
              }
            }
          },
          "balance": {
            "text": "The buyer's balance in the shop."
          }
        }
      },
      "after": {
        "text": "What a payment has led to so far, and what a refund would change of it.",
        "fields": {
          "access": {
            "text": "The period that this payment bought, and the subscription that it belongs to; null before it is paid.",
            "fields": {
              "state": {
                "text": "`upcoming`: the period begins after another one of the same subscription."
              },
              "subscription_state": {
                "text": "The state of a subscription's access. `on_hold`: the payment of the current period is disputed. `waiting`: nothing has been delivered yet."
              },
              "subscription_until": {
                "text": "Other periods may extend the subscription beyond this one."
              },
              "links": {
                "text": "Delivered, and still to be delivered."
              }
            }
          },
          "promo": {
            "fields": {
              "over_limit": {
                "text": "Late money used the code although its limit was reached."
              },
              "uses": {
                "text": "Uses of the code by now, and how many it allows; null for no limit."
              }
            }
          },
          "commissions": {
            "fields": {
              "amount": {
                "text": "In dollars, with two decimals."
              },
              "reversed": {
                "text": "In dollars, with two decimals."
              }
            }
          },
          "balance": {
            "text": "The buyer's balance in the shop."
          }
        }
      },
      "state": {
        "text": "The state of a payment as lists, records, mails and files show it. The buyer's history shows it beside the three statuses of the specification."
      },
      "mail": {
        "text": "The mail that the buyer would get, in their language; null without a mail server."
      }
    }
  },
  "PreviewReplyAnswer": {
    "fields": {
      "answer": {
        "text": "In the buyer's language."
      },
      "missing": {
        "text": "Placeholders without a value, which would be sent unchanged."
      }
    }
  },
  "Price": {
    "fields": {
      "id": {
        "text": "The id of a row of the catalogue, such as a product or a price."
      },
      "amount": {
        "text": "In dollars, with two decimals."
      },
      "duration": {
        "text": "The length of a plan: `1 mon`, `3 mons`, `10 days`, `1 years`."
      }
    }
  },
  "PrioritizeTicketBody": {
    "fields": {
      "priority": {
        "text": "Priority set by operators, lowest first. Buyers do not see it."
      }
    }
  },
  "ProductRow": {
    "fields": {
      "id": {
        "text": "The id of a row of the catalogue, such as a product or a price."
      },
      "title_ru": {
        "text": "Empty: the same as `title`."
      },
      "state": {
        "text": "`active`: on sale; `inactive`: shown but cannot be ordered; `archived`: hidden from buyers."
      }
    }
  },
  "ProviderSetting": {
    "fields": {
      "env": {
        "text": "The environment variable, which overrides the value saved here."
      },
      "secret": {
        "text": "Write-only: never returned."
      },
      "expected": {
        "text": "Completes \"must be …\"."
      },
      "choices": {
        "text": "The possible values where there are few, with their names."
      },
      "checks": {
        "text": "Mistakes to recognize in a pasted value, by regular expression.",
        "fields": {
          "is_wrong": {
            "text": "Whether the value cannot be used; otherwise it is only a reason to look again."
          }
        }
      },
      "value": {
        "text": "Null for secrets and for unset values."
      }
    }
  },
  "PublishTextBody": {
    "fields": {
      "language": {
        "text": "Fields shared by several calls. Objects are strict everywhere: an unknown key is a validation error."
      },
      "version": {
        "text": "The version that an edit is based on. If another operator saved in between: 409 `version_conflict` with the current record in `current`."
      }
    }
  },
  "PublishTextsBody": {
    "fields": {
      "drafts": {
        "fields": {
          "key": {
            "text": "The number of a page text, or `mail-` or `bot-` with a name."
          },
          "language": {
            "text": "Fields shared by several calls. Objects are strict everywhere: an unknown key is a validation error."
          },
          "version": {
            "text": "The version that an edit is based on. If another operator saved in between: 409 `version_conflict` with the current record in `current`."
          }
        }
      }
    }
  },
  "ReadAuditEventAnswer": {
    "fields": {
      "action": {
        "text": "An `AuditAction`; a newer or older server may have others."
      },
      "hash": {
        "text": "The hash that links the chain, in hex."
      }
    }
  },
  "ReadBulkActionAnswer": {
    "fields": {
      "days": {
        "text": "Days to add or, in bulk too, to undo."
      },
      "product": {
        "fields": {
          "title_ru": {
            "text": "Empty: the same as `title`."
          }
        }
      },
      "service": {
        "fields": {
          "title_ru": {
            "text": "Empty: the same as `title`."
          }
        }
      },
      "failures": {
        "text": "The first 100 failures, with their error codes; days that are not undone, with the reason.",
        "fields": {
          "title_ru": {
            "text": "Empty: the same as `title`."
          }
        }
      }
    }
  },
  "ReadBuyerRenewalsAnswer": {
    "fields": {
      "methods": {
        "text": "Those that are not removed first."
      },
      "agreements": {
        "text": "The newest first, at most 50."
      },
      "attempts": {
        "text": "The newest first, at most 20."
      }
    }
  },
  "ReadConfirmLinkBody": {
    "fields": {
      "token": {
        "text": "From a mail: `<payment>.<signature>`. It leads to the confirmation of one charge and does nothing else."
      }
    }
  },
  "ReadGiftAnswer": {
    "fields": {
      "url": {
        "text": "Where the code is redeemed: it is after `#`, which browsers never send to a server."
      },
      "cards_left": {
        "text": "How many emails with its card can still be sent; null while the shop sends no email."
      }
    }
  },
  "ReadGiftFiguresAnswer": {
    "fields": {
      "sold": {
        "text": "The total is what was paid for them.",
        "fields": {
          "total": {
            "text": "In dollars, with two decimals."
          }
        }
      },
      "redeemed": {
        "fields": {
          "total": {
            "text": "In dollars, with two decimals."
          }
        }
      },
      "owed": {
        "text": "All that are not redeemed, including those on hold: the balance of the account `gifts`.",
        "fields": {
          "total": {
            "text": "In dollars, with two decimals."
          }
        }
      }
    }
  },
  "ReadItemAnswer": {
    "fields": {
      "site": {
        "text": "Where to sign in, or to redeem a code; may be empty."
      },
      "content": {
        "text": "What an item of the inventory holds."
      },
      "login": {
        "text": "Login of an account, whose password is the `secret`; null for other content."
      },
      "secret": {
        "text": "The code, password or text; empty for a file."
      },
      "file": {
        "text": "Name and size of a file, which `downloadItem` answers; null for everything else."
      },
      "note": {
        "text": "What the seller adds to an account or a file, such as a recovery address; may be empty."
      }
    }
  },
  "ReadMailTemplateAnswer": {
    "fields": {
      "texts": {
        "text": "In the order of the mail."
      },
      "en": {
        "fields": {
          "frame": {
            "text": "Address of the mail's HTML for a frame, valid for some minutes."
          }
        }
      },
      "ru": {
        "fields": {
          "frame": {
            "text": "Address of the mail's HTML for a frame, valid for some minutes."
          }
        }
      }
    }
  },
  "ReadPartnerAnswer": {
    "fields": {
      "total_earnings": {
        "text": "In dollars, with two decimals."
      },
      "credited": {
        "text": "In dollars, with two decimals."
      },
      "on_hold": {
        "text": "In dollars, with two decimals."
      },
      "available": {
        "text": "In dollars, with two decimals."
      },
      "in_payout": {
        "text": "In dollars, with two decimals."
      },
      "paid_out": {
        "text": "In dollars, with two decimals."
      },
      "spent": {
        "text": "In dollars, with two decimals."
      },
      "reversed": {
        "text": "In dollars, with two decimals."
      }
    }
  },
  "ReadPayoutTotalsAnswer": {
    "fields": {
      "requested": {
        "fields": {
          "total": {
            "text": "In dollars, with two decimals."
          }
        }
      },
      "approved": {
        "fields": {
          "total": {
            "text": "In dollars, with two decimals."
          }
        }
      }
    }
  },
  "ReadPlanChangeAnswer": {
    "fields": {
      "credit": {
        "text": "In dollars, with two decimals."
      },
      "lines": {
        "text": "Unused days that a plan change credits: `credit = paid × unused_days ÷ total_days`, rounded down to a cent."
      },
      "ends_at": {
        "text": "The end of the present access."
      },
      "until": {
        "text": "The end of access on the new plan, which begins with the payment."
      }
    }
  },
  "ReadRenewalConsentAnswer": {
    "fields": {
      "text": {
        "text": "In the language of the call: exactly the text that the shop keeps."
      }
    }
  },
  "ReadRenewalFiguresAnswer": {
    "fields": {
      "due": {
        "fields": {
          "total": {
            "text": "In dollars, with two decimals."
          }
        }
      },
      "first_try": {
        "text": "Paid by the first attempt, of those decided."
      },
      "recovered": {
        "text": "Paid after a failed attempt, of those decided that had one."
      },
      "lost": {
        "text": "Lost, of those decided."
      }
    }
  },
  "ReadRenewalTermsAnswer": {
    "fields": {
      "sub_plan_id": {
        "text": "The id of a row of the catalogue, such as a product or a price."
      },
      "duration": {
        "text": "Length of each period: `1 mon`."
      },
      "price_id": {
        "text": "The plan that these terms are about, in its current version."
      },
      "plans": {
        "text": "Every plan of the product that is sold, in the order of the catalogue."
      },
      "options": {
        "text": "The default method first; empty when there is nothing to charge."
      }
    }
  },
  "ReadShownRateAnswer": {
    "fields": {
      "shown": {
        "text": "Null where the shop shows dollars only, or has no recent rate."
      }
    }
  },
  "ReadStopLinkAnswer": {
    "fields": {
      "is_stopped": {
        "text": "It has been stopped before."
      }
    }
  },
  "ReadStopLinkBody": {
    "fields": {
      "token": {
        "text": "From a mail: `<agreement>.<signature>`. It can stop one agreement and nothing else."
      }
    }
  },
  "ReadSubscriptionRenewalsAnswer": {
    "fields": {
      "agreements": {
        "text": "The newest first."
      },
      "renewals": {
        "text": "The newest first, at most 24."
      }
    }
  },
  "ReadUndoLinkBody": {
    "fields": {
      "token": {
        "text": "From a mail: `<payment>.<signature>`. It can undo one renewal and nothing else."
      }
    }
  },
  "RedeemImpersonationAnswer": {
    "fields": {
      "until": {
        "text": "When the token expires, regardless of activity."
      }
    }
  },
  "Redemption": {
    "fields": {
      "over_limit": {
        "text": "A late payment committed it although the limit was reached."
      },
      "payment": {
        "fields": {
          "state": {
            "text": "The state of a payment as lists, records, mails and files show it. The buyer's history shows it beside the three statuses of the specification."
          },
          "discount": {
            "text": "In dollars, with two decimals."
          }
        }
      }
    }
  },
  "ReferralData": {
    "text": "The figures add up: `total_earnings` + `credited` (refunds to the balance) = `available_for_payout_and_orders` + `pending_payout` + `paid_out` + `spent` + `reversed`. `pending_payout` cannot be used yet: `on_hold` (earnings within the refund window) and `in_payout` (payouts requested but not paid). Earned days are not money and are counted separately.",
    "fields": {
      "origins": {
        "text": "Titles of the chosen services."
      },
      "total_earnings": {
        "text": "In dollars, with two decimals."
      },
      "credited": {
        "text": "In dollars, with two decimals."
      },
      "paid_out": {
        "text": "In dollars, with two decimals."
      },
      "pending_payout": {
        "text": "In dollars, with two decimals."
      },
      "available_for_payout_and_orders": {
        "text": "Below zero when a purchase was refunded after its earnings were used."
      },
      "orders_only": {
        "text": "The part of the available balance that came from refunds to the balance, which can pay orders but not payouts until an operator releases them."
      },
      "on_hold": {
        "text": "In dollars, with two decimals."
      },
      "in_payout": {
        "text": "In dollars, with two decimals."
      },
      "spent": {
        "text": "In dollars, with two decimals."
      },
      "reversed": {
        "text": "In dollars, with two decimals."
      },
      "rates": {
        "text": "For purchases made now.",
        "fields": {
          "deposit": {
            "text": "Percent of every purchase of a referred buyer."
          },
          "first_payment": {
            "text": "Percent of the first one, in addition."
          },
          "verified": {
            "text": "In place of `first_payment` where the partner is verified."
          },
          "hold_days": {
            "text": "Days between a purchase and its earnings being available."
          }
        }
      },
      "service_ids": {
        "text": "Ids of the chosen services, in the order of `origins`."
      },
      "all_services": {
        "text": "The services to choose from.",
        "fields": {
          "id": {
            "text": "The id of a row of the catalogue, such as a product or a price."
          }
        }
      },
      "payout": {
        "text": "Requirements of a payout.",
        "fields": {
          "minimum": {
            "text": "In dollars, with two decimals."
          },
          "trc20_address": {
            "text": "The TRC-20 address of the profile."
          },
          "wait_until": {
            "text": "The address in the profile was changed recently: no payout before this moment."
          }
        }
      }
    }
  },
  "ReferralRules": {
    "fields": {
      "deposit": {
        "text": "Percent of the amount that a buyer paid, without the fee of the payment method."
      },
      "first_payment": {
        "text": "Percent of the amount that a buyer paid, without the fee of the payment method."
      },
      "verified": {
        "text": "Percent of the amount that a buyer paid, without the fee of the payment method."
      },
      "payout_minimum": {
        "text": "Dollars."
      },
      "second_operator_from": {
        "text": "From this amount in dollars on, a payout needs two operators."
      },
      "accounts_per_network": {
        "text": "Accounts that one partner may refer from one network before an operator has to check."
      }
    }
  },
  "RefundGiftAnswer": {
    "fields": {
      "state": {
        "text": "`open`: waits to be redeemed. `on_hold`: its payment is disputed. `refunding`: the refund is under way. `claimed`: redeemed. `reversed`: redeemed, and ended because its payment was refunded or lost in a dispute. `revoked`: an operator revoked it. `returning`: revoked, and the refund is under way."
      }
    }
  },
  "RefundGiftBody": {
    "fields": {
      "expected_amount": {
        "text": "The amount that the buyer saw. If it has changed: `gift_changed`."
      }
    }
  },
  "RefundPaymentBody": {
    "fields": {
      "method": {
        "text": "gateway: by the original gateway. balance: to the buyer's balance in the shop. record: paid by other means, only recorded here."
      },
      "access": {
        "text": "Effect on access: shorten removes days in proportion, rounded down; a full refund removes all of it, unless it is kept."
      },
      "amount": {
        "text": "In dollars; 'all' is what is left of the captured amount."
      },
      "expected_refunded": {
        "text": "The total already refunded when the form was opened."
      },
      "reason": {
        "text": "The operator's reason, for the audit log."
      },
      "revokes_for_part": {
        "text": "Must be true when a partial refund revokes the access, which is rarely intended."
      }
    }
  },
  "RefuseConfirmationBody": {
    "fields": {
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "RefuseTransferProofBody": {
    "fields": {
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "RegisterBody": {
    "fields": {
      "language": {
        "text": "Fields shared by several calls. Objects are strict everywhere: an unknown key is a validation error."
      },
      "oauth_google_token": {
        "text": "A one-time ticket for a sign-in that returned from Google: 256 random bits as base64url."
      }
    }
  },
  "RejectPayoutBody": {
    "fields": {
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "ReleaseHeldCreditBody": {
    "fields": {
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "ReleaseRedemptionBody": {
    "fields": {
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "RenameInventoryFileBody": {
    "fields": {
      "note": {
        "text": "Shown below the name; may be empty."
      },
      "reason": {
        "text": "The operator's reason, for the audit log."
      },
      "version": {
        "text": "The version that an edit is based on. If another operator saved in between: 409 `version_conflict` with the current record in `current`."
      }
    }
  },
  "RenewRecoveryCodesBody": {
    "fields": {
      "code": {
        "text": "Six digits from an authenticator app or one recovery code; spaces are ignored."
      }
    }
  },
  "Renewal": {
    "fields": {
      "state": {
        "text": "`off`: not agreed to, or ended. `beginning`: agreed to with an order that is paid; the payment method is not saved yet. `on`: waits for its day. `checking`: the gateway has not decided yet. `retrying`: not paid, and tried again at `charge_at`. `needs_buyer`: not paid, and only the buyer can pay. `held`: an operator has to decide."
      },
      "can_turn_on": {
        "text": "Whether the buyer has a method or a balance that it could be charged from."
      },
      "method": {
        "text": "What a renewal is charged from."
      },
      "total": {
        "text": "What is charged next; while nothing was announced, what the buyer has agreed to at most."
      },
      "new_plan": {
        "text": "Length of the periods that it renews for, where that is another plan than the one paid last: `1 mon`."
      },
      "charge_at": {
        "text": "When it is charged next; null when that is not known or not going to happen."
      },
      "access_until": {
        "text": "Until when access is kept after the end while the renewal is being paid."
      },
      "is_given_up": {
        "text": "It was on and has ended because it was not paid."
      },
      "has_not_begun": {
        "text": "It was agreed to with an order that saved nothing to charge, so it has never begun."
      },
      "confirm": {
        "text": "The charge that the bank wants the buyer to confirm, while they can."
      },
      "undo": {
        "text": "The latest renewal while it can be undone.",
        "fields": {
          "is_whole": {
            "text": "All is refunded; otherwise what was paid for its unused days."
          },
          "until": {
            "text": "Until when it can be undone like this."
          }
        }
      }
    }
  },
  "RenewalConfirmation": {
    "fields": {
      "state": {
        "text": "`open`: it can be confirmed. `paid`: it was. `over`: it cannot be any more, and the buyer can order the product."
      },
      "total": {
        "text": "What is charged."
      },
      "until": {
        "text": "Until when it can be confirmed; null when it cannot."
      }
    }
  },
  "RenewalMethod": {
    "text": "What a renewal is charged from.",
    "fields": {
      "id": {
        "text": "The saved method; null for the balance."
      },
      "brand": {
        "text": "`visa`, the name of a wallet or a bank; empty when the provider does not say."
      },
      "last4": {
        "text": "The last digits of a card; empty for others."
      }
    }
  },
  "RenewalOption": {
    "fields": {
      "method": {
        "text": "What a renewal is charged from."
      },
      "total": {
        "text": "What is charged each time, and at most without asking again."
      },
      "charge": {
        "text": "The same at today's rate, when another currency is charged.",
        "fields": {
          "rate": {
            "text": "Units of the currency for one dollar, at most four decimals."
          },
          "rate_at": {
            "text": "When the source published it."
          },
          "source": {
            "text": "The source of an exchange rate: the Bank of Russia, an operator, or the shop's settings."
          },
          "amount": {
            "text": "In that currency, with two decimals."
          }
        }
      },
      "text": {
        "text": "What the buyer agrees to, in the language of the call: exactly the text that the shop keeps."
      }
    }
  },
  "RenewalPlan": {
    "text": "A plan of the product that renewals can be agreed to for.",
    "fields": {
      "price_id": {
        "text": "The id of a row of the catalogue, such as a product or a price."
      },
      "duration": {
        "text": "The length of a plan: `1 mon`, `3 mons`, `10 days`, `1 years`."
      },
      "amount": {
        "text": "Without the fee of a method."
      }
    }
  },
  "RenewalUndo": {
    "fields": {
      "state": {
        "text": "`open`: the buyer can undo it. `undone`: they have. `refunded`: its money was refunded or is disputed already. `closed`: the time is over, or nothing of its period is left; support decides."
      },
      "payment_id": {
        "text": "For a ticket about it."
      },
      "total": {
        "text": "What is refunded."
      },
      "part": {
        "text": "What that pays for once the new period has begun; null before, when all is refunded.",
        "fields": {
          "unused_days": {
            "text": "Whole days: one that has begun is used."
          },
          "paid": {
            "text": "What was paid for all of them, without the fee of the payment method."
          }
        }
      },
      "refund_to": {
        "text": "Where the money goes: to what it was charged from, or, where its provider cannot refund, to the balance."
      },
      "ends_at": {
        "text": "Until when there is access once it is undone."
      }
    }
  },
  "RepayRefundBody": {
    "fields": {
      "method": {
        "text": "gateway: by the original gateway. balance: to the buyer's balance in the shop. record: paid by other means, only recorded here."
      },
      "expected_owed": {
        "text": "The owed amount that the form showed."
      },
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "ReplaceCredentialBody": {
    "fields": {
      "expected_item": {
        "text": "The item that the operator saw. If it has changed: 409."
      },
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "ReplaceItemAnswer": {
    "fields": {
      "outcome": {
        "text": "`refused`: the limit is reached, the inventory has no other item, or the item serves other buyers too."
      }
    }
  },
  "ReplaceWithLinkBody": {
    "fields": {
      "expected_item": {
        "text": "The item that the operator saw. If it has changed: 409."
      },
      "content": {
        "text": "What operators and suppliers can write as a text. `account`: login and password; `text`: several lines."
      },
      "secret": {
        "text": "A credential that an operator enters, written as in an import: an account as `login:password`."
      },
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "ReplyToTicketBody": {
    "fields": {
      "id": {
        "text": "Made by the client; a repeat is the same message."
      },
      "attachments": {
        "text": "As answered by `uploadAttachment`, in display order."
      },
      "seen": {
        "text": "The last message that the operator saw. If another operator replied after it: 409 `version_conflict`."
      }
    }
  },
  "RequestPayoutBody": {
    "fields": {
      "amount": {
        "text": "Dollars, at most two decimals."
      },
      "memo": {
        "text": "Exchanges require one with TON."
      }
    }
  },
  "ResendFiscalReceiptBody": {
    "fields": {
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "ResetOperatorAccessBody": {
    "fields": {
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "ResolveAlertBody": {
    "fields": {
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "ResolveReferralFlagBody": {
    "fields": {
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "ResolveRefundBody": {
    "fields": {
      "outcome": {
        "text": "How a refund ended, when its gateway does not say."
      },
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "ResolveReviewBody": {
    "fields": {
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "RestoreSubscriptionBody": {
    "fields": {
      "expected_end": {
        "text": "The end that the operator saw. If it has changed: 409."
      },
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "RetireInventoryItemBody": {
    "fields": {
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "RetryRenewalBody": {
    "text": "For decisions that need nothing else.",
    "fields": {
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "RevealInventoryItemAnswer": {
    "fields": {
      "content": {
        "text": "What an item of the inventory holds."
      }
    }
  },
  "RevealInventoryItemBody": {
    "fields": {
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "RevealWebhookAnswer": {
    "fields": {
      "body": {
        "text": "The body, indented if it is JSON."
      },
      "redacted": {
        "text": "Number of redacted values."
      }
    }
  },
  "RevealWebhookBody": {
    "fields": {
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "RevokeGiftAnswer": {
    "fields": {
      "state": {
        "text": "`open`: waits to be redeemed. `on_hold`: its payment is disputed. `refunding`: the refund is under way. `claimed`: redeemed. `reversed`: redeemed, and ended because its payment was refunded or lost in a dispute. `revoked`: an operator revoked it. `returning`: revoked, and the refund is under way."
      }
    }
  },
  "RevokeGiftBody": {
    "fields": {
      "refund": {
        "text": "`keep`: nothing is refunded. The other methods are those of a refund."
      },
      "expected_amount": {
        "text": "What was left of the payment when the form was opened. If it has changed: `version_conflict`."
      },
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "RevokeSubscriptionBody": {
    "fields": {
      "expected_end": {
        "text": "The end that the operator saw. If it has changed: 409."
      },
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "RollBackTextBody": {
    "fields": {
      "language": {
        "text": "Fields shared by several calls. Objects are strict everywhere: an unknown key is a validation error."
      },
      "to": {
        "text": "A publication of this text and language; null: the default text."
      },
      "from": {
        "text": "The current publication; null: the default text."
      }
    }
  },
  "RunMacroAnswer": {
    "fields": {
      "message": {
        "text": "`note`: visible to operators only."
      }
    }
  },
  "RunMacroBody": {
    "fields": {
      "id": {
        "text": "Id of the message, made by the client; a repeat has no effect."
      }
    }
  },
  "SalesRow": {
    "fields": {
      "title_ru": {
        "text": "Empty: the same as `title`."
      },
      "gross": {
        "text": "Money received, fees included."
      },
      "fees": {
        "text": "The part of `gross` that buyers paid as fees of payment methods."
      },
      "refunds": {
        "text": "In dollars, with two decimals."
      },
      "revenue": {
        "text": "Gross minus refunds."
      },
      "partner_cost": {
        "text": "Commissions that partners earned as money, minus those that were reversed; each on its day."
      },
      "revenue_after_partners": {
        "text": "Revenue minus partner cost."
      },
      "charged": {
        "text": "Grouped by currency: what was charged and returned in that currency, in its units. Otherwise null.",
        "fields": {
          "gross": {
            "text": "In dollars, with two decimals."
          },
          "refunds": {
            "text": "In dollars, with two decimals."
          },
          "revenue": {
            "text": "In dollars, with two decimals."
          }
        }
      }
    }
  },
  "SaveTextDraftBody": {
    "fields": {
      "language": {
        "text": "Fields shared by several calls. Objects are strict everywhere: an unknown key is a validation error."
      },
      "version": {
        "text": "Version of the draft that the operator saw; null when there was none."
      }
    }
  },
  "SaveViewBody": {
    "fields": {
      "list": {
        "text": "The list, named by the id of its call."
      }
    }
  },
  "SavedMethod": {
    "fields": {
      "provider": {
        "text": "The company that keeps it: `stripe`."
      },
      "brand": {
        "text": "`visa`, the name of a wallet or a bank, in the provider's words; empty when it does not say."
      },
      "last4": {
        "text": "The last digits of a card; empty for others."
      },
      "expires": {
        "text": "The last month in which a card works, `2030-12`; null when it has none."
      },
      "state": {
        "text": "`pending`: the provider has not confirmed it yet. `dead`: it can no longer be charged."
      },
      "gateway": {
        "text": "The payment method of the shop by whose terms it can be charged now; null when it cannot."
      }
    }
  },
  "SavedView": {
    "fields": {
      "filters": {
        "text": "The filters as a query string, without the question mark."
      }
    }
  },
  "SendDisputeEvidenceBody": {
    "fields": {
      "note": {
        "text": "To the gateway and the bank, beside the evidence."
      },
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "SendGiftCardBody": {
    "fields": {
      "language": {
        "text": "Fields shared by several calls. Objects are strict everywhere: an unknown key is a validation error."
      },
      "message": {
        "text": "Without links."
      },
      "expected_left": {
        "text": "`cards_left` that the user saw, so that a repeated call sends nothing. If it has changed: `gift_card_sent`."
      }
    }
  },
  "SendMessageBody": {
    "fields": {
      "id": {
        "text": "Made by the client; a repeat gets the stored message and answer."
      },
      "attachments": {
        "text": "As answered by `uploadAttachment`, in display order."
      },
      "senderType": {
        "text": "Old clients send this. It is ignored; the token identifies the sender."
      }
    }
  },
  "SendTestMailBody": {
    "fields": {
      "language": {
        "text": "Fields shared by several calls. Objects are strict everywhere: an unknown key is a validation error."
      }
    }
  },
  "SendTestMessageBody": {
    "fields": {
      "language": {
        "text": "Fields shared by several calls. Objects are strict everywhere: an unknown key is a validation error."
      }
    }
  },
  "ServiceInventory": {
    "fields": {
      "id": {
        "text": "The id of a row of the catalogue, such as a product or a price."
      },
      "title_ru": {
        "text": "Empty: the same as `title`."
      },
      "replacement_limit": {
        "text": "Replacements by the buyer, per subscription within 30 days."
      },
      "free": {
        "text": "Unique items that are free, and those that are assigned."
      },
      "shared": {
        "text": "Items shared by all buyers."
      },
      "waiting": {
        "text": "Buyers who have paid and wait for delivery."
      },
      "level": {
        "text": "`low`: below the service's threshold; `empty`: a buyer would have to wait."
      },
      "content": {
        "text": "What its newest item holds, which the next import probably holds too."
      }
    }
  },
  "Session": {
    "fields": {
      "device": {
        "text": "Browser and system, `Firefox, Windows`; null when the user agent is not recognized."
      },
      "place": {
        "text": "The network of the last call, `203.0.113.0/24`."
      },
      "last_seen_at": {
        "text": "Rounded to the minute."
      },
      "current": {
        "text": "True for the session that makes this call."
      }
    }
  },
  "SetCampaignCostAnswer": {
    "fields": {
      "cost": {
        "text": "In dollars, with two decimals."
      }
    }
  },
  "SetCampaignCostBody": {
    "fields": {
      "expected_cost": {
        "text": "The cost that the form showed."
      }
    }
  },
  "Settings": {
    "fields": {
      "time_zone": {
        "text": "IANA name, such as `Europe/Moscow`."
      }
    }
  },
  "ShortenSubscriptionBody": {
    "fields": {
      "expected_end": {
        "text": "The end that the operator saw. If it has changed: 409."
      },
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "ShownRate": {
    "text": "Units of a currency for one dollar, to show a price in it too. Nothing is charged by this rate.",
    "fields": {
      "currency": {
        "text": "What a dollar can be converted to for display: the Bank of Russia has a rate of each."
      },
      "rate": {
        "text": "Units of the currency for one dollar, at most four decimals."
      },
      "rate_at": {
        "text": "When its source published it."
      }
    }
  },
  "ShownRateState": {
    "fields": {
      "currency": {
        "text": "What a dollar can be converted to for display: the Bank of Russia has a rate of each."
      },
      "rate": {
        "text": "Units for one dollar; null while there is no recent rate, and prices are shown in dollars only."
      },
      "source": {
        "text": "The source of an exchange rate: the Bank of Russia, an operator, or the shop's settings."
      },
      "rate_at": {
        "text": "When its source published it."
      },
      "seen_at": {
        "text": "When the shop last got it from the Bank of Russia; null for a rate of another source."
      },
      "stale": {
        "text": "Whether the Bank of Russia has not answered for a day; after five days the rate is not shown any more."
      }
    }
  },
  "SignInOperatorAnswer": {
    "fields": {
      "token": {
        "text": "Expires after half an hour without a call."
      }
    }
  },
  "SignInOperatorBody": {
    "fields": {
      "code": {
        "text": "A code of the authenticator app, or a recovery code like `abcd-efgh-jkmn-pqrs`, which works once."
      }
    }
  },
  "SignInWithSecondFactorBody": {
    "fields": {
      "code": {
        "text": "Six digits from an authenticator app or one recovery code; spaces are ignored."
      }
    }
  },
  "StartBulkActionBody": {
    "fields": {
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "StartOwnerSetupAnswer": {
    "fields": {
      "token": {
        "text": "Token of the invitation, for `readInvitation` and `acceptInvitation`."
      }
    }
  },
  "StartPaymentAnswer": {
    "fields": {
      "url": {
        "text": "A link that the page may open: https, or http for shops on a local machine."
      },
      "charge": {
        "text": "With `saved_method`, unless there was nothing to pay."
      }
    }
  },
  "StartPaymentBody": {
    "fields": {
      "gateway": {
        "text": "The name of a payment method, which payloads call its `gateway`."
      },
      "expected_total": {
        "text": "The total in dollars that the buyer saw. If it has changed: `price_changed`."
      },
      "expected_charge": {
        "text": "The same in the currency that the method charges, if it is another one. If it has changed: `price_changed`."
      },
      "save": {
        "text": "The buyer agrees to have what they pay with saved; `mandate` is the version of the text that they saw. Refused with `method_unavailable` where nothing can be saved."
      },
      "saved_method": {
        "text": "A saved method of the buyer, to be charged at once instead of opening a page; not together with `save`. Refused with `method_unavailable` when it cannot be charged under this payment method."
      },
      "renew": {
        "text": "The buyer agrees to automatic renewal by the text of `readRenewalConsent`; together with `save` or `saved_method`, unless they pay from the balance. If it would be another text now: `renewal_terms_changed`."
      },
      "change": {
        "text": "The order replaces the running plan of this subscription; `credit` for its unused days, from `readPlanChange`, pays the price first. If it has changed: `credit_changed`.",
        "fields": {
          "credit": {
            "text": "Dollars."
          }
        }
      },
      "gift": {
        "text": "Bought as a gift: the buyer gets a code instead of access. Never together with `save` or `renew`."
      }
    }
  },
  "StartSecondFactorAnswer": {
    "fields": {
      "secret": {
        "text": "Base32, for manual entry."
      },
      "otpauth_url": {
        "text": "`otpauth://totp/…`, for a QR code."
      }
    }
  },
  "StopByLinkBody": {
    "fields": {
      "token": {
        "text": "From a mail: `<agreement>.<signature>`. It can stop one agreement and nothing else."
      }
    }
  },
  "StopSendingPayoutBody": {
    "fields": {
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "SubPlan": {
    "fields": {
      "id": {
        "text": "The id of a row of the catalogue, such as a product or a price."
      },
      "title_ru": {
        "text": "For buyers who read Russian; empty: the same as `title`."
      },
      "active": {
        "text": "False: shown with an Inactive badge and cannot be ordered."
      }
    }
  },
  "Subscription": {
    "fields": {
      "state": {
        "text": "The state of a subscription's access. `on_hold`: the payment of the current period is disputed. `waiting`: nothing has been delivered yet."
      }
    }
  },
  "SubscriptionDay": {
    "fields": {
      "new": {
        "text": "First access of a buyer to a product."
      },
      "renewed": {
        "text": "Purchases of a product that the buyer had before."
      },
      "expired": {
        "text": "Ended and not renewed by the end of that day."
      }
    }
  },
  "SubscriptionLink": {
    "fields": {
      "service": {
        "fields": {
          "id": {
            "text": "The id of a row of the catalogue, such as a product or a price."
          },
          "title_ru": {
            "text": "Empty: the same as `title`."
          }
        }
      },
      "item": {
        "text": "Null until it is delivered.",
        "fields": {
          "kind": {
            "text": "`unique`: one subscription per item; `shared`: one item for all; `template`: a link is built per subscription; `webhook`: a supplier's address that provides an item per subscription."
          },
          "content": {
            "text": "What an item of the inventory holds."
          }
        }
      },
      "replaced_by_buyer": {
        "text": "How often the buyer has replaced an item that did not work."
      }
    }
  },
  "SubstituteDeliveryBody": {
    "fields": {
      "service": {
        "text": "The id of a row of the catalogue, such as a product or a price."
      },
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "SwitchMethodBody": {
    "fields": {
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "SwitchPromoCodeBody": {
    "fields": {
      "version": {
        "text": "The version that an edit is based on. If another operator saved in between: 409 `version_conflict` with the current record in `current`."
      }
    }
  },
  "SyncPaymentByIdBody": {
    "fields": {
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "TeamMember": {
    "fields": {
      "disabled_at": {
        "text": "Since when sign-in is blocked; null while it is allowed."
      },
      "has_code": {
        "text": "Whether they sign in with a code; outside a demo every operator does."
      },
      "version": {
        "text": "The version that an edit is based on. If another operator saved in between: 409 `version_conflict` with the current record in `current`."
      }
    }
  },
  "TelegramNotifications": {
    "text": "Telegram notifications; each is opt-in.",
    "fields": {
      "access_changed": {
        "text": "A link was replaced, possibly by one of another service."
      },
      "order_unpaid": {
        "text": "An order was declined, canceled or not paid in time."
      }
    }
  },
  "TemplateGroup": {
    "fields": {
      "provider": {
        "text": "The name of a provider, to which payment methods belong."
      },
      "capabilities": {
        "text": "What a gateway supports."
      },
      "templates": {
        "text": "What a new method begins with; fee and texts of the button are left to the operator."
      }
    }
  },
  "TestBackupFolderAnswer": {
    "fields": {
      "problem": {
        "text": "Null when it works."
      },
      "detail": {
        "text": "The code of the error."
      },
      "free_bytes": {
        "text": "Free space in it; null when it could not be used."
      }
    }
  },
  "TestConnectionAnswer": {
    "fields": {
      "problem": {
        "text": "Null when it works."
      },
      "detail": {
        "text": "What the other side answered, without secrets."
      },
      "result": {
        "text": "The public address, the address that the mail was sent to, the link to the bot, the folder, or the address of the bucket."
      }
    }
  },
  "TestShownRateAnswer": {
    "fields": {
      "currency": {
        "text": "What a dollar can be converted to for display: the Bank of Russia has a rate of each."
      },
      "rate": {
        "text": "Units for one dollar; null while there is no recent rate, and prices are shown in dollars only."
      },
      "source": {
        "text": "The source of an exchange rate: the Bank of Russia, an operator, or the shop's settings."
      },
      "rate_at": {
        "text": "When its source published it."
      },
      "seen_at": {
        "text": "When the shop last got it from the Bank of Russia; null for a rate of another source."
      },
      "stale": {
        "text": "Whether the Bank of Russia has not answered for a day; after five days the rate is not shown any more."
      },
      "problem": {
        "text": "Why there is no new rate: the Bank of Russia did not answer, or answered with a rate that looks wrong."
      }
    }
  },
  "TestShownRateBody": {
    "fields": {
      "currency": {
        "text": "What a dollar can be converted to for display: the Bank of Russia has a rate of each."
      }
    }
  },
  "TextPublication": {
    "fields": {
      "text": {
        "text": "Null: the default text."
      }
    }
  },
  "Ticket": {
    "fields": {
      "number": {
        "text": "The number shown to people: \"No. 4217\"."
      },
      "state": {
        "text": "- `new`: neither answered by an operator nor assigned to one. Afterwards the last visible message decides: `waiting_operator` after the buyer's, `waiting_user` after an operator's. - `on_hold`: the shop waits for a third party. - `resolved`: a reply of the buyer before `reply_until` reopens it. - `closed`: permanently."
      },
      "updated_at": {
        "text": "Time of the last message."
      },
      "last_message": {
        "fields": {
          "excerpt": {
            "text": "Its first 140 characters."
          }
        }
      },
      "is_unread": {
        "text": "An operator wrote and `markTicketRead` has not marked it as read."
      },
      "subject": {
        "text": "The subject of a ticket; its text is the one at the time the ticket was opened."
      },
      "reply_until": {
        "text": "Until when a resolved ticket can be answered. Null in every other state: always, or never when closed."
      },
      "merged_into": {
        "text": "The ticket that this one was merged into, which has its messages; absent when it was not merged."
      }
    }
  },
  "TicketSubject": {
    "text": "The subject of a ticket; its text is the one at the time the ticket was opened."
  },
  "TimelineStep": {
    "fields": {
      "kind": {
        "text": "The events of a payment that a buyer sees."
      },
      "amount": {
        "text": "Amount, for refunds."
      }
    }
  },
  "Transfer": {
    "fields": {
      "state": {
        "text": "- `waiting`: the money may be sent until `expires_at`. - `checking`: a proof of payment was sent and an operator checks the account; the payment does not expire meanwhile. - `refused`: the last proof was rejected, `refusal` says why; another may be sent until `expires_at`. - `review`: the received money does not match the order; an operator reviews it. - `ended`: expired or canceled. A proof of money that was sent anyway is still accepted. - `paid`, `refunded`: final."
      },
      "duration": {
        "text": "The length of a plan: `1 mon`, `3 mons`, `10 days`, `1 years`."
      },
      "total": {
        "text": "In dollars, with two decimals."
      },
      "charge": {
        "text": "Only when rubles are sent: the sum to transfer.",
        "fields": {
          "rate": {
            "text": "Units of the currency for one dollar, at most four decimals."
          },
          "rate_at": {
            "text": "When the source published it."
          },
          "source": {
            "text": "The source of an exchange rate: the Bank of Russia, an operator, or the shop's settings."
          },
          "amount": {
            "text": "In that currency, with two decimals."
          }
        }
      },
      "reference": {
        "text": "The text for the purpose of the transfer."
      },
      "bank_details": {
        "text": "Null when the shop no longer takes transfers."
      },
      "proof_at": {
        "text": "When the last proof of payment was sent."
      },
      "refusal": {
        "text": "The operator's reason for rejecting the last proof."
      },
      "proofs_left": {
        "text": "How many more proofs may be sent; 0 while one is checked."
      },
      "access_until": {
        "text": "When paid: the end of the access that was bought."
      }
    }
  },
  "TurnOnRenewalBody": {
    "fields": {
      "method": {
        "text": "One of the options; null for the balance."
      },
      "price_id": {
        "text": "The plan that the terms were read for."
      },
      "text": {
        "text": "The text that the buyer saw. If it would be another one now: `renewal_terms_changed`."
      }
    }
  },
  "UnblockBuyerBody": {
    "fields": {
      "expected_block": {
        "text": "The time of the block that the operator saw; a newer block is not lifted."
      },
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "UndoByLinkBody": {
    "fields": {
      "token": {
        "text": "From a mail: `<payment>.<signature>`. It can undo one renewal and nothing else."
      },
      "expected_total": {
        "text": "In dollars, with two decimals."
      }
    }
  },
  "UndoRenewalBody": {
    "fields": {
      "expected_total": {
        "text": "In dollars, with two decimals."
      }
    }
  },
  "UpdateTelegramNotificationsBody": {
    "text": "Telegram notifications; each is opt-in.",
    "fields": {
      "access_changed": {
        "text": "A link was replaced, possibly by one of another service."
      },
      "order_unpaid": {
        "text": "An order was declined, canceled or not paid in time."
      }
    }
  },
  "UpdateUserBody": {
    "fields": {
      "language": {
        "text": "Fields shared by several calls. Objects are strict everywhere: an unknown key is a validation error."
      },
      "trc20_address": {
        "text": "Null or an empty text removes the address."
      },
      "password": {
        "text": "Required only when the TRC20 address changes."
      }
    }
  },
  "UploadReplyAttachmentAnswer": {
    "fields": {
      "name": {
        "text": "The file name given by the sender; pictures end in `.webp`."
      },
      "type": {
        "text": "Pictures are re-encoded as WebP; a PDF is stored unchanged and only offered as a download."
      }
    }
  },
  "User": {
    "fields": {
      "email_confirmed": {
        "text": "Whether the link of a confirmation or reset mail was opened."
      },
      "language": {
        "text": "Fields shared by several calls. Objects are strict everywhere: an unknown key is a validation error."
      },
      "unpaid_mails": {
        "text": "Whether the buyer gets emails about orders that ended unpaid."
      },
      "coupon": {
        "text": "The coupon from registration, offered in the order sheet until it is used."
      },
      "deletion_at": {
        "text": "When the account will be erased; absent unless deletion was requested. The page offers to undo it."
      }
    }
  },
  "VerifyAuditLogAnswer": {
    "fields": {
      "broken": {
        "text": "Ids of the first broken audit events; empty when the chain is intact."
      }
    }
  },
  "VerifyPartnerBody": {
    "fields": {
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "VoidCommissionBody": {
    "fields": {
      "reason": {
        "text": "The operator's reason, for the audit log."
      }
    }
  },
  "WaitingDelivery": {
    "fields": {
      "product": {
        "fields": {
          "id": {
            "text": "The id of a row of the catalogue, such as a product or a price."
          },
          "title_ru": {
            "text": "Empty: the same as `title`."
          }
        }
      },
      "service": {
        "fields": {
          "id": {
            "text": "The id of a row of the catalogue, such as a product or a price."
          },
          "title_ru": {
            "text": "Empty: the same as `title`."
          }
        }
      },
      "late": {
        "text": "Waiting for more than 15 minutes."
      },
      "by_webhook": {
        "text": "Whether a provisioning webhook gives access to the service; otherwise its inventory is empty."
      },
      "problem": {
        "text": "Why the last attempt failed, in the words of the log; null before the first failure."
      },
      "payment_id": {
        "text": "The payment of the current access; null when it was earned or given."
      }
    }
  },
  "WriteToBuyerBody": {
    "fields": {
      "attachments": {
        "text": "As answered by `uploadAttachment`, in display order."
      }
    }
  }
};
